/**
 * A tournament as the reports of FIDE write it (TRF16, TRF26, and the codes that pairing programs add to TRF16). Only
 * tournaments of single players; points are integers, in tenths of a point.
 */

import type { Colour } from '../colours.js';

/** Results of a game that was played: 1, draw and 0, and the same of a game that is not rated. */
export const PLAYED_MARKS = ['1', '=', '0', 'W', 'D', 'L'] as const;
/** Won and lost without a game. */
export const FORFEIT_MARKS = ['+', '-'] as const;
/** Rounds without an opponent: byes of one, a half and no point, and the bye of an odd number of players. */
export const BYE_MARKS = ['F', 'H', 'Z', 'U'] as const;
export type TrfMark = (typeof PLAYED_MARKS)[number] | (typeof FORFEIT_MARKS)[number] | (typeof BYE_MARKS)[number];

export interface TrfGame {
  /** The starting number of the opponent; null for a round without one. */
  readonly opponent: number | null;
  readonly colour: Colour | null;
  readonly mark: TrfMark;
}

export interface TrfPlayer {
  /** The starting number. */
  readonly number: number;
  readonly sex: string;
  readonly title: string;
  readonly name: string;
  readonly rating: number | null;
  readonly federation: string;
  readonly fideId: string;
  readonly birth: string;
  readonly points: number;
  readonly rank: number | null;
  /** Null for a round that the line leaves empty. The last element is never null. */
  readonly games: readonly (TrfGame | null)[];
}

/** What each result counts. */
export interface TrfPoints {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** The bye of an odd number of players. */
  readonly bye: number;
  /** A round that the player did not want to play. */
  readonly zero: number;
  readonly forfeit: number;
}

export const CHESS_POINTS: TrfPoints = { win: 10, draw: 5, loss: 0, bye: 10, zero: 0, forfeit: 0 };

/** Players who do not play a round, which may be still to come. */
export interface TrfAbsence {
  readonly round: number;
  readonly mark: 'F' | 'H' | 'Z';
  readonly players: readonly number[];
}

/** Players who must not meet each other in these rounds. `to` is null if that holds to the end. */
export interface TrfForbidden {
  readonly from: number;
  readonly to: number | null;
  readonly players: readonly number[];
}

export interface TrfReport {
  readonly name: string;
  /** Lines with other codes, such as 022 (city) or 102 (chief arbiter), as they stand after the code. */
  readonly details: readonly { readonly code: string; readonly text: string }[];
  /** Rounds of the whole tournament. */
  readonly rounds: number | null;
  /** The colour of the first player in the first round. */
  readonly firstColour: Colour | null;
  readonly points: TrfPoints;
  readonly players: readonly TrfPlayer[];
  readonly absences: readonly TrfAbsence[];
  readonly forbidden: readonly TrfForbidden[];
}

export const LIMITS = { characters: 2_000_000, lines: 6_000, players: 4_096, rounds: 60, faults: 50 } as const;

export const wasPlayed = ({ mark }: Pick<TrfGame, 'mark'>): boolean => PLAYED_MARKS.some((played) => played === mark);

export function pointsOfGame({ mark }: Pick<TrfGame, 'mark'>, points: TrfPoints): number {
  switch (mark) {
    case '1':
    case 'W':
    case '+':
    case 'F':
      return points.win;
    case 'U':
      return points.bye;
    case '=':
    case 'D':
    case 'H':
      return points.draw;
    case '0':
    case 'L':
      return points.loss;
    case '-':
      return points.forfeit;
    case 'Z':
      return points.zero;
  }
}

/** The rounds that the report has results of. */
export const reportedRounds = ({ players }: TrfReport): number =>
  players.reduce((most, { games }) => Math.max(most, games.length), 0);

/** A number of tenths as reports write it: `2.5`. */
export const tenths = (value: number): string => `${Math.floor(value / 10)}.${value % 10}`;
