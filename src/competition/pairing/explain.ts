/** Why a Swiss round pairs two players of different points: what each nearer opponent would have cost. */
import { type Cost, costOfPair, type Criterion, type Entrant, firstDifference, sumOf } from './cost.js';
import { lotOf } from './lots.js';
import { pairSwiss, type SwissRound } from './swiss.js';

export interface FloatReason {
  readonly floating: string;
  /** A nearer opponent, whose points differ by less. */
  readonly nearer: string;
  /** The first criterion at which the best round with this pair is worse, and by how much; null if only lots decide. */
  readonly ruledOut: { readonly criterion: Criterion; readonly by: number } | null;
}

export interface ExplainedPair {
  readonly pair: readonly [string, string];
  readonly points: readonly [number, number];
  /** Empty if both have the same points. */
  readonly reasons: readonly FloatReason[];
}

/** Nearer opponents of each floating player that are looked at: a round is computed for each. */
const NEARER_MAX = 3;

/**
 * Each pair of the round that `pairSwiss` made of these entrants with this seed. A reason is computed, not guessed: it
 * compares the round with the best one in which the nearer pair plays. `only`: players whose pairs are explained.
 */
export function explainSwiss(
  entrants: readonly Entrant[],
  seed: string,
  round: SwissRound,
  only?: readonly string[],
): readonly ExplainedPair[] {
  const byId = new Map(entrants.map((entrant) => [entrant.id, entrant]));
  const entrantOf = (id: string): Entrant => {
    const entrant = byId.get(id);
    if (entrant === undefined) throw new Error(`The round has a player ${id}, who is no entrant.`);
    return entrant;
  };
  const pairs = only === undefined ? round.pairs : round.pairs.filter((pair) => pair.some((id) => only.includes(id)));
  return pairs.map((pair) => {
    const [one, other] = [entrantOf(pair[0]), entrantOf(pair[1])];
    const reasons = [
      [one, other],
      [other, one],
    ].flatMap(([floating, opponent]) =>
      floating === undefined || opponent === undefined ? [] : reasonsFor(entrants, seed, round, floating, opponent),
    );
    return { pair, points: [one.points, other.points], reasons };
  });
}

function reasonsFor(
  entrants: readonly Entrant[],
  seed: string,
  { cost }: SwissRound,
  floating: Entrant,
  opponent: Entrant,
): readonly FloatReason[] {
  const distance = (to: Entrant): number => Math.abs(floating.points - to.points);
  const nearer = entrants.filter((each) => each !== floating && distance(each) < distance(opponent));
  nearer.sort((a, b) => distance(a) - distance(b) || lotOf(seed, a.id) - lotOf(seed, b.id));
  return nearer.slice(0, NEARER_MAX).map((each) => ({
    floating: floating.id,
    nearer: each.id,
    ruledOut: firstDifference(cost, costWith(entrants, seed, floating, each)),
  }));
}

/** The cost of the best round in which these two play each other. */
function costWith(entrants: readonly Entrant[], seed: string, one: Entrant, other: Entrant): Cost {
  const rest = entrants.filter((each) => each !== one && each !== other);
  return sumOf([pairSwiss(rest, seed).cost, costOfPair(one, other)]);
}
