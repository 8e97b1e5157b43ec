export class WebhookNotFound extends Error {
  readonly code = 'webhook.not-found';
  constructor(readonly webhookId: string) {
    super(`There is no webhook ${webhookId} of yours.`);
  }
}

/** Each is a call for every event. */
export class TooManyWebhooks extends Error {
  readonly code = 'webhook.too-many';
  constructor(readonly most: number) {
    super(`One owner has at most ${most} webhooks.`);
  }
}

export class WebhookDisabled extends Error {
  readonly code = 'webhook.disabled';
  constructor(readonly reason: string) {
    super(`The webhook is disabled: ${reason}`);
  }
}

/** The cursor is beyond the newest event. */
export class CursorAhead extends Error {
  readonly code = 'webhook.cursor-ahead';
  constructor(
    readonly after: number,
    readonly newest: number,
  ) {
    super(`Position ${after} is beyond the newest event, ${newest}.`);
  }
}
