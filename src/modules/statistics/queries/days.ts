/**
 * A span of time, the whole days in it and the whole months in these (UTC), as PostgreSQL reads them. Days are read in
 * [wholeFrom, monthsFrom) and [monthsTo, wholeTo); [from, wholeFrom) and [wholeTo, to) are left at the ends.
 */
export interface Span {
  readonly from: Moment;
  readonly wholeFrom: Moment;
  readonly monthsFrom: Moment;
  readonly monthsTo: Moment;
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
  const days = within([begin, end], Math.ceil(begin / DAY_MS) * DAY_MS, Math.floor(end / DAY_MS) * DAY_MS);
  const months = within(days, monthFrom(days[0]), monthUpTo(days[1]));
  return {
    from: momentOf(begin),
    wholeFrom: momentOf(days[0]),
    monthsFrom: momentOf(months[0]),
    monthsTo: momentOf(months[1]),
    wholeTo: momentOf(days[1]),
    to: momentOf(end),
  };
}

type Bounds = readonly [from: number, to: number];

/** If no whole period fits, both bounds are `end`: everything then belongs to the part before them. */
const within = ([, end]: Bounds, from: number, to: number): Bounds => (from < to ? [from, to] : [end, end]);

/** The beginning of the month of a moment; an infinite moment is its own. */
const monthUpTo = (ms: number): number => monthAt(ms, 0);

/** The moment if a month begins then, or the beginning of the next month. */
const monthFrom = (ms: number): number => (monthUpTo(ms) === ms ? ms : monthAt(ms, 1));

/**
 * The beginning of the month that is so many `later` than that of a moment. `Date.UTC` would read the years 0 to 99 as
 * 1900 to 1999.
 */
function monthAt(ms: number, later: number): number {
  if (!Number.isFinite(ms)) return ms;
  const at = new Date(ms);
  at.setUTCMonth(at.getUTCMonth() + later, 1);
  return at.setUTCHours(0, 0, 0, 0);
}

const momentOf = (ms: number): Moment => (Number.isFinite(ms) ? new Date(ms) : ms < 0 ? '-infinity' : 'infinity');
