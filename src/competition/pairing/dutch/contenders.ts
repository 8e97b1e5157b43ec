/** Players of a Dutch round, and what their earlier rounds mean for it (C.04.3, section A). */
import type { Colour } from '../../colours.js';
import { type Due, dueAfter, isAbsolute, wantSame } from './due.js';

export interface DutchPastRound {
  /** Null without an opponent. */
  readonly opponent: string | null;
  /** The colour of a game that was played; null otherwise. */
  readonly colour: Colour | null;
  readonly wasPlayed: boolean;
  /** Whether the player was paired, or had the bye of an odd number; false for a round that the player did not want. */
  readonly wasPaired: boolean;
  readonly points: number;
}

export interface DutchPlayer {
  readonly id: string;
  /** One per round before this one. */
  readonly past: readonly DutchPastRound[];
  /** Whether the player plays this round. */
  readonly isPresent: boolean;
}

export interface DutchField {
  /** In the order of their starting numbers. */
  readonly players: readonly DutchPlayer[];
  /** Rounds of the whole tournament. */
  readonly rounds: number;
  /** The colour that was drawn for the first player. */
  readonly firstColour: Colour;
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number };
  /** Players who may not meet, beside those who have met. */
  readonly apart: readonly (readonly [string, string])[];
}

export type Float = 'down' | 'up' | 'none';

export interface Contender {
  readonly id: string;
  /** The pairing number, from 1, among all who were paired so far or are now (C.04.2, B). */
  readonly number: number;
  readonly score: number;
  readonly colours: readonly Colour[];
  readonly due: Due;
  /** Opponents that criterion C1 or the organiser rules out. */
  readonly ruledOut: ReadonlySet<string>;
  /** C2: no bye after a win or a bye of a whole point without a game. */
  readonly mayHaveBye: boolean;
  readonly unplayed: number;
  /** A.4: the floats of the last round and of the one before. */
  readonly floats: readonly [Float, Float];
  /** A.7: in the last round, more than half of all points that were possible. */
  readonly isTopscorer: boolean;
}

/** Who plays this round, by score and then by pairing number. */
export function contendersOf(field: DutchField): readonly Contender[] {
  const { players, points, apart } = field;
  const byId = new Map(players.map((player) => [player.id, player]));
  const numbered = players.filter(({ past, isPresent }) => isPresent || past.some(({ wasPaired }) => wasPaired));
  const ruledOut = new Map<string, Set<string>>(players.map(({ id, past }) => [id, opponentsIn(past)]));
  for (const [one, other] of apart) {
    ruledOut.get(one)?.add(other);
    ruledOut.get(other)?.add(one);
  }
  const contenders = numbered.flatMap((player, at): Contender[] => {
    const { id, past, isPresent } = player;
    if (!isPresent) return [];
    const colours = past.flatMap(({ colour, wasPlayed }) => (wasPlayed && colour !== null ? [colour] : []));
    const score = scoreBefore(player, past.length);
    const float = (back: number): Float => floatIn(player, past.length - back, byId, points.loss);
    return [
      {
        ...{ id, number: at + 1, score, colours, due: dueAfter(colours), floats: [float(1), float(2)] },
        ruledOut: ruledOut.get(id) ?? new Set(),
        mayHaveBye: past.every(({ wasPlayed, points: had }) => wasPlayed || had < points.win),
        unplayed: past.filter(({ wasPlayed }) => !wasPlayed).length,
        isTopscorer: past.length >= field.rounds - 1 && 2 * score > past.length * Math.max(points.win, points.draw),
      },
    ];
  });
  return contenders.toSorted((a, b) => b.score - a.score || a.number - b.number);
}

const opponentsIn = (past: readonly DutchPastRound[]): Set<string> =>
  new Set(past.flatMap(({ opponent, wasPlayed }) => (wasPlayed && opponent !== null ? [opponent] : [])));

const scoreBefore = ({ past }: DutchPlayer, round: number): number =>
  past.slice(0, round).reduce((sum, { points }) => sum + points, 0);

/** A.4: points without a game count as a float down. */
function floatIn(player: DutchPlayer, round: number, byId: ReadonlyMap<string, DutchPlayer>, loss: number): Float {
  const here = player.past[round];
  if (here === undefined) return 'none';
  if (!here.wasPlayed) return here.points > loss ? 'down' : 'none';
  const opponent = here.opponent === null ? undefined : byId.get(here.opponent);
  if (opponent === undefined) return 'none';
  const difference = scoreBefore(player, round) - scoreBefore(opponent, round);
  return difference > 0 ? 'down' : difference < 0 ? 'up' : 'none';
}

/** C1 and C3: they have not met, and not both are due the same colour absolutely, unless one is a topscorer. */
export const mayMeet = (one: Contender, other: Contender): boolean =>
  !one.ruledOut.has(other.id) &&
  (!(isAbsolute(one.due) && isAbsolute(other.due) && wantSame(one.due, other.due)) ||
    one.isTopscorer ||
    other.isTopscorer);
