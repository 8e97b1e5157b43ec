import { problem } from '../../platform/problems/index.js';

export class WebhookNotFound extends problem('webhook.not-found', {
  status: 404,
  title: 'No such webhook',
  help: 'GET /v1/webhooks lists your webhooks; admins see all webhooks.',
  members: ['webhookId'],
}) {
  constructor(readonly webhookId: string) {
    super(`You have no webhook ${webhookId}.`);
  }
}

/** Each is a call for every event. */
export class TooManyWebhooks extends problem('webhook.too-many', {
  status: 409,
  title: 'Too many webhooks',
  help: 'Delete a webhook that you no longer need.',
  members: ['most'],
}) {
  constructor(readonly most: number) {
    super(`Each owner may have at most ${most} webhooks.`);
  }
}

export class WebhookDisabled extends problem('webhook.disabled', {
  status: 409,
  title: 'The webhook is disabled',
  help: 'Repair the receiver, then enable the webhook: PATCH /v1/webhooks/{id} with `enabled: true`.',
  members: ['reason'],
}) {
  constructor(readonly reason: string) {
    super(`The webhook is disabled: ${reason}`);
  }
}

/** The cursor is beyond the newest event. */
export class CursorAhead extends problem('webhook.cursor-ahead', {
  status: 422,
  title: 'Position not reached yet',
  help: 'Send the `position` of an event that you received, or 0 for the time before the first event.',
  members: ['after', 'newest'],
}) {
  constructor(
    readonly after: number,
    readonly newest: number,
  ) {
    super(`Position ${after} is beyond the newest event, ${newest}.`);
  }
}
