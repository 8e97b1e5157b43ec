/** The criteria of two players as one integer, so that a sum of it compares as the criteria do one after the other. */
import { type Entrant, timesMet } from './cost.js';
import { lotOfPair } from './lots.js';

export interface Scale {
  readonly rematch: number;
  readonly square: number;
  readonly float: number;
  readonly teammate: number;
  /** Lots are below it; 1 where the criteria leave no room for them. */
  readonly lots: number;
}

/** Four times a weight, and the sum of two such, must be an integer of double precision. */
const ROOM = 2 ** 49;

const LOTS_MAX = 2 ** 12;

/** The unit of each criterion is more than all lower ones together can come to in a round. */
export function scaleOf(entrants: readonly Entrant[], rematchesAllowed: boolean): Scale {
  const pairs = Math.max(1, Math.ceil(entrants.length / 2));
  const points = entrants.map((entrant) => entrant.points);
  const spread = Math.max(0, ...points) - Math.min(...points, Math.max(0, ...points));
  const squares = spread * spread;
  const meetings = rematchesAllowed ? Math.max(...entrants.map(({ met }) => met.length)) : 0;
  const of = (lots: number): Scale => {
    const teammate = pairs * (lots - 1) + 1;
    const float = teammate * (pairs + 1);
    const square = float * (2 * pairs + 1);
    return { lots, teammate, float, square, rematch: square * (pairs * squares + 1) };
  };
  const largest = (lots: number): number => {
    const { rematch, square } = of(lots);
    return meetings * rematch + (squares + 1) * square;
  };
  let lots = LOTS_MAX;
  while (lots > 1 && largest(lots) > ROOM) lots /= 2;
  return of(lots);
}

/** The heavier, the better: minus the cost. */
export function weightOfPair(
  scale: Scale,
  one: Entrant,
  other: Entrant,
  [lot, otherLot]: readonly [number, number],
): number {
  const difference = one.points - other.points;
  const floats = difference === 0 ? 0 : Number(one.floated) + Number(other.floated);
  const teammates = one.team !== null && one.team === other.team ? 1 : 0;
  const cost =
    scale.rematch * timesMet(one, other) +
    scale.square * difference * difference +
    scale.float * floats +
    scale.teammate * teammates +
    lotOfPair(lot, otherLot, scale.lots);
  return -cost;
}
