/**
 * A span of time and the whole days (UTC) in it, as PostgreSQL reads them: [from, wholeFrom) and [wholeTo, to) are left
 * at its ends.
 */
export interface Span {
  readonly from: Moment;
  readonly wholeFrom: Moment;
  readonly wholeTo: Moment;
  readonly to: Moment;
}

type Moment = Date | '-infinity' | 'infinity';

const DAY_MS = 86_400_000;

/**
 * Null where it has no bounds at all. Moments are ISO 8601, as everybody reads them, whatever the zone of the database.
 */
export function spanOf(from: string | null, to: string | null): Span | null {
  if (from === null && to === null) return null;
  const [begin, end] = [from === null ? -Infinity : Date.parse(from), to === null ? Infinity : Date.parse(to)];
  const [wholeFrom, wholeTo] = [Math.ceil(begin / DAY_MS) * DAY_MS, Math.floor(end / DAY_MS) * DAY_MS];
  const isWhole = wholeFrom < wholeTo;
  return {
    from: momentOf(begin),
    wholeFrom: momentOf(isWhole ? wholeFrom : end),
    wholeTo: momentOf(isWhole ? wholeTo : end),
    to: momentOf(end),
  };
}

const momentOf = (ms: number): Moment => (Number.isFinite(ms) ? new Date(ms) : ms < 0 ? '-infinity' : 'infinity');
