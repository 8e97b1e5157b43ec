/** The filters of the page, as its address names them. */

export const STATES = ['live', 'ended'] as const;
export type State = (typeof STATES)[number];

export interface MatchesSearch {
  readonly game?: string | undefined;
  readonly format?: string | undefined;
  readonly state?: State | undefined;
  readonly league?: string | undefined;
  /** How words of a player's name begin. */
  readonly player?: string | undefined;
  /** Days as YYYY-MM-DD, in the reader's zone; both are included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const NAME_MAX = 80;

const matching = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

const day = (value: unknown): string | undefined => {
  const text = matching(value, /^\d{4}-\d{2}-\d{2}$/);
  return text === undefined || Number.isNaN(Date.parse(text)) ? undefined : text;
};

/** A line that is not empty; of a number in the address its digits. */
export const nameIn = (value: unknown): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : text.slice(0, NAME_MAX);
};

export const readMatchesSearch = (search: Record<string, unknown>): MatchesSearch => ({
  game: matching(search['game'], /^[a-z]{1,20}$/),
  format: matching(search['format'], /^[a-z0-9-]{1,40}$/),
  state: STATES.find((each) => each === search['state']),
  league: matching(search['league'], /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  player: nameIn(search['player']),
  from: day(search['from']),
  to: day(search['to']),
});
