/** One thing in the database that is not as it was recorded, or does not follow from what was. */
export interface Finding {
  readonly table: string;
  /** The primary key of the row, its parts joined by `/`; `position N` where a row is missing from the ledger. */
  readonly key: string;
  /** The one column that differs; null where it is the row as a whole. */
  readonly column: string | null;
  readonly reason: FindingReason;
  readonly expected: string;
  readonly actual: string;
}

export const FINDING_REASONS = [
  // The chain of a stream, and the ledger over all of them.
  'hash',
  'gap',
  'link',
  'order',
  'unplaced',
  'root',
  'kept-root',
  // What keeps the record from being changed.
  'safeguard',
  // Rows beside the events.
  'missing',
  'no-event',
  'differs',
  // What is recorded makes no sense together.
  'unreadable',
  'unrelated',
  // What carrying a game out again led to.
  'log-hash',
  'state-hash',
  'position-hash',
  'rejected',
  'outcome',
  'substitutions',
  'commitment',
  'cards',
] as const;
export type FindingReason = (typeof FINDING_REASONS)[number];

export const NONE = 'none';

/** A whole row is at fault: it is missing, or nothing accounts for it. */
export const ofRow = (table: string, key: string, reason: FindingReason, expected = NONE, actual = NONE): Finding => ({
  table,
  key,
  column: null,
  reason,
  expected,
  actual,
});

export const ofEvent = (
  { stream, version }: { readonly stream: string; readonly version: number },
  reason: FindingReason,
  expected: string = NONE,
  actual: string = NONE,
): Finding => ofRow('es.events', `${stream}/${version}`, reason, expected, actual);
