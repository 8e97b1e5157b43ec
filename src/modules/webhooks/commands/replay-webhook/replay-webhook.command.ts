import { Command } from '@nestjs/cqrs';
import type { CallerIdentity } from '../../../identity/index.js';

/** Which part of the past is sent again. */
export interface WebhookReplay {
  readonly after: number;
  readonly until: number;
}

/** Sends past events again, with their ids; throws `WebhookNotFound`, `RoleForbidden`, `WebhookDisabled`, `CursorAhead`. */
export class ReplayWebhook extends Command<WebhookReplay> {
  constructor(
    readonly webhookId: string,
    readonly after: number,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
