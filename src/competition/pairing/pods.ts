/** Pods: groups of players who draft with each other, and may play among themselves. */
import { type Cost, type Entrant, sumOf, sumOfCosts } from './cost.js';
import { type ExplainedPair, explainSwiss } from './explain.js';
import { lotOf } from './lots.js';
import { pairSwiss } from './swiss.js';

/**
 * As few pods as hold the players, and as equal as can be: sizes differ by one at most, and larger pods come first.
 * Seeds stay together, the best in the first pod. In each pod a lot from the seed decides who sits where.
 */
export function podsOf(seeds: readonly string[], most: number, seed: string): readonly (readonly string[])[] {
  const count = Math.ceil(seeds.length / most);
  const least = Math.floor(seeds.length / count);
  const larger = seeds.length % count;
  return Array.from({ length: count }, (_, at) => {
    const from = at * least + Math.min(at, larger);
    const players = seeds.slice(from, from + least + (at < larger ? 1 : 0));
    return players.toSorted((a, b) => lotOf(seed, a) - lotOf(seed, b) || (a < b ? -1 : 1));
  });
}

/** Who meets whom in a Swiss round, and who has a bye. */
export interface SwissPairs {
  readonly pairs: readonly (readonly [string, string])[];
  /** One at most in each pod. */
  readonly byes: readonly string[];
}

/** Each pod is paired on its own. Entrants who name no pod are one pod. */
export function pairWithinPods(entrants: readonly Entrant[], seed: string): SwissPairs & { readonly cost: Cost } {
  const rounds = podsIn(entrants).map((pod) => pairSwiss(pod, seed));
  return {
    pairs: rounds.flatMap(({ pairs }) => pairs),
    byes: rounds.flatMap(({ bye }) => (bye === null ? [] : [bye])),
    cost: sumOf(rounds.map(({ cost }) => cost)),
  };
}

/** Why the players of such a round float: each pod is explained on its own. `only`: players who are explained. */
export function explainWithinPods(
  entrants: readonly Entrant[],
  seed: string,
  { pairs, byes }: SwissPairs,
  only?: readonly string[],
): readonly ExplainedPair[] {
  return podsIn(entrants).flatMap((pod) => {
    const members = new Set(pod.map(({ id }) => id));
    const own = pairs.filter(([one]) => members.has(one));
    const bye = byes.find((id) => members.has(id)) ?? null;
    return explainSwiss(pod, seed, { pairs: own, bye, cost: sumOfCosts(pod, own, bye) }, only);
  });
}

/** In the order of the pods. */
export function podsIn(entrants: readonly Entrant[]): readonly (readonly Entrant[])[] {
  const pods = new Map<number, Entrant[]>();
  for (const entrant of entrants) {
    const { pod = 0 } = entrant;
    const members = pods.get(pod);
    if (members === undefined) pods.set(pod, [entrant]);
    else members.push(entrant);
  }
  return [...pods].toSorted(([one], [other]) => one - other).map(([, members]) => members);
}
