/** The filters of the page, as its address names them. */
import { dayIn, formatIn, gameIn, idIn } from '../../app/search-params.js';

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

/** A line that is not empty; of a number in the address its digits. */
export const nameIn = (value: unknown): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : text.slice(0, NAME_MAX);
};

export const readMatchesSearch = (search: Record<string, unknown>): MatchesSearch => ({
  game: gameIn(search['game']),
  format: formatIn(search['format']),
  state: STATES.find((each) => each === search['state']),
  league: idIn(search['league']),
  player: nameIn(search['player']),
  from: dayIn(search['from']),
  to: dayIn(search['to']),
});
