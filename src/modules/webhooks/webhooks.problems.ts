import { problem } from '../../platform/problems/index.js';

export class WebhookNotFound extends problem('webhook.not-found', {
  status: 404,
  title: 'No such webhook',
  help: 'GET /v1/webhooks lists those you have made; admins see all.',
  members: ['webhookId'],
}) {
  constructor(readonly webhookId: string) {
    super(`There is no webhook ${webhookId} of yours.`);
  }
}

/** Each is a call for every event. */
export class TooManyWebhooks extends problem('webhook.too-many', {
  status: 409,
  title: 'Too many webhooks',
  help: 'Delete one that you do not need any more.',
  members: ['most'],
}) {
  constructor(readonly most: number) {
    super(`One owner has at most ${most} webhooks.`);
  }
}

export class WebhookDisabled extends problem('webhook.disabled', {
  status: 409,
  title: 'The webhook is disabled',
  help: 'Mend the receiver, then enable it: PATCH /v1/webhooks/{id} with `enabled: true`.',
  members: ['reason'],
}) {
  constructor(readonly reason: string) {
    super(`The webhook is disabled: ${reason}`);
  }
}

/** The cursor is beyond the newest event. */
export class CursorAhead extends problem('webhook.cursor-ahead', {
  status: 422,
  title: 'Nothing there yet',
  help: 'A position is the `position` of an event that you received; 0 is before the first one.',
  members: ['after', 'newest'],
}) {
  constructor(
    readonly after: number,
    readonly newest: number,
  ) {
    super(`Position ${after} is beyond the newest event, ${newest}.`);
  }
}
