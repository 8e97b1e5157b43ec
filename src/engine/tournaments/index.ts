/**
 * What the publisher's documents of a game say of tournaments, as data with its source: how tables are made, and how
 * many rounds so many players play. Pairings and tables themselves know no game (`src/competition`).
 */
export type TournamentRules = {
  /** The first one is suggested. A changed policy gets another id, so that no table changes afterwards. */
  readonly policies: readonly TablePolicy[];
  /** Swiss rounds by number of players; the last line holds for more players as well. */
  readonly rounds: readonly { readonly upTo: number; readonly rounds: number }[];
  /** The document of the rounds; null where none names them. */
  readonly roundsSource: string | null;
};

export type TablePolicy = {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number; readonly bye: number };
  /** Game points of a won and of a drawn game. */
  readonly gamePoints: { readonly win: number; readonly draw: number };
  /** Games that a bye counts as won. */
  readonly gamesOfBye: number;
  /** What a percentage counts as at least, as numerator and denominator. */
  readonly floor: readonly [number, number] | null;
  /** The first one counts before the others. */
  readonly measures: readonly TableMeasure[];
};

export type TableMeasure =
  'match-points' | 'opponents-match-win' | 'game-win' | 'opponents-game-win' | 'opponents-points' | 'sonneborn-berger';

/** A win 3 points, a draw 1; a bye is a win. */
export const THREE_ONE_NOTHING = {
  points: { win: 3, draw: 1, loss: 0, bye: 3 },
  gamePoints: { win: 3, draw: 1 },
  gamesOfBye: 2,
} as const satisfies Partial<TablePolicy>;

/** For a game whose documents say nothing of tournaments. */
export const noTournamentRules: TournamentRules = { policies: [], rounds: [], roundsSource: null };
