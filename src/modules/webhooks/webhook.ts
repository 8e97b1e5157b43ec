import { type PublicEventKind } from './events/public-event.js';

/** Somebody who wants to be called when something public happens. */
export interface Webhook {
  readonly id: string;
  readonly owner: string;
  /** The key that made it, where that was narrowed or ends: then it ends with this key. */
  readonly boundTo: string | null;
  readonly url: string;
  readonly kinds: readonly PublicEventKind[];
  /** Only events of this league; null for all. */
  readonly leagueId: string | null;
  /** Why it is not called any more; null while it is. */
  readonly disabledReason: string | null;
  readonly disabledAt: string | null;
  readonly failingSince: string | null;
  /** Events after this position of the ledger. */
  readonly after: number;
  readonly createdAt: string;
}

/** A webhook just made: the secret is told this once. */
export interface CreatedWebhook extends Webhook {
  readonly secret: string;
}
