import { idIn } from '../../app/search-params.js';

/** The parts of the page; the address names the one that is shown. */
export const PARTS = [
  'standings',
  'rounds',
  'bracket',
  'cross',
  'pods',
  'players',
  'decks',
  'history',
  'desk',
] as const;
export type Part = (typeof PARTS)[number];

/** The parts that other sites show in a frame. */
export const EMBEDDED_PARTS = ['standings', 'rounds', 'bracket'] as const satisfies readonly Part[];

export interface TournamentSearch {
  readonly part?: Part | undefined;
  /** The round that the parts `rounds` and `standings` show; absent: the last one. */
  readonly round?: number | undefined;
  /** The player whose deck the part `players` shows. */
  readonly deck?: string | undefined;
}

export const readTournamentSearch = ({ part, round, deck }: Record<string, unknown>): TournamentSearch => ({
  part: PARTS.find((each) => each === part),
  round: typeof round === 'number' && Number.isInteger(round) && round > 0 ? round : undefined,
  deck: idIn(deck),
});
