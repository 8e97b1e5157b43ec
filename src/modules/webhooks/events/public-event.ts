/** What anybody with a key may be told about, whether they look, are called or listen. */
export const PUBLIC_EVENT_KINDS = [
  'match.created',
  'match.ended',
  'match.reopened',
  'match.ruled',
  'game.started',
  'game.ended',
  'game.rewound',
  'game.ruled',
  'standings.changed',
  'case.opened',
  'case.assigned',
  'case.ruled',
  'case.appealed',
  'case.closed',
  'ruling.carried-out',
] as const;
export type PublicEventKind = (typeof PUBLIC_EVENT_KINDS)[number];

/** A public fact. Nothing in it is hidden from anybody, now or later. */
export interface PublicEvent {
  /** The same however often it is told: whoever is told twice can know. */
  readonly id: string;
  readonly kind: PublicEventKind;
  /** In the ledger: grows with time, and is where a replay can begin. */
  readonly position: number;
  readonly at: string;
  readonly leagueId: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What a recorded event makes known; when and where it was recorded is added. */
export type Fact = Pick<PublicEvent, 'kind' | 'data'>;

/**
 * As it is sent, in the form of Standard Webhooks; the key order is part of what is signed. `root` is that of the ledger at
 * this position: who keeps it can prove later that anything up to here was rewritten.
 */
export const bodyOf = ({ kind, at, position, data }: PublicEvent, root: string): string =>
  JSON.stringify({ type: kind, timestamp: at, position, root, data });
