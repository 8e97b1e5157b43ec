/**
 * A Swiss round for any number of players, by the criteria of `cost.ts`, exactly. Rules of trading-card games leave the
 * method open (Magic Tournament Rules 10.4 names only "the Swiss pairing algorithm"): this one states what it
 * minimises.
 */
import { elementAt } from '../elements.js';
import { type Edge, type Matching, perfectMatching } from '../matching/index.js';
import { type Cost, costOfBye, costOfPair, type Entrant, sumOf } from './cost.js';
import { lotOf } from './lots.js';
import { type Scale, scaleOf, weightOfPair } from './weights.js';

export interface SwissRound {
  /** Pairs by their higher points, then by lot; within a pair, too. */
  readonly pairs: readonly (readonly [string, string])[];
  readonly bye: string | null;
  readonly cost: Cost;
}

/** A pair of the entrants, or one of them with the bye, which is the vertex after the last. */
interface Field {
  readonly entrants: readonly Entrant[];
  readonly lots: readonly number[];
  readonly scale: Scale;
  /** Who may have the bye; nobody in an even field. */
  readonly mayHaveBye: readonly number[];
  readonly rematchesAllowed: boolean;
}

/**
 * Edges of each player that are tried first: to as many of the same points, and to fewer of each other number of
 * points.
 */
const FIRST_EDGES = 12;
const FIRST_EDGES_ELSEWHERE = 3;
/** With so many times more each time that they allow no pairing at all. */
const MORE = 4;

/**
 * Pairs everybody once; with an odd number one player has the bye. It never fails: the cost says what could not be
 * avoided.
 * The result depends on the seed, and not on the order of the entrants, whose ids differ.
 */
export function pairSwiss(given: readonly Entrant[], seed: string): SwissRound {
  const drawn = given.map((entrant) => ({ entrant, lot: lotOf(seed, entrant.id) }));
  drawn.sort((a, b) => b.entrant.points - a.entrant.points || a.lot - b.lot || (a.entrant.id < b.entrant.id ? -1 : 1));
  const entrants = drawn.map(({ entrant }) => entrant);
  const mates =
    entrants.length === 0
      ? []
      : matesOf(
          entrants,
          drawn.map(({ lot }) => lot),
        );
  const byeOf = entrants.length % 2 === 1 ? (mates[entrants.length] ?? null) : null;
  const bye = byeOf === null ? undefined : entrants[byeOf];
  const pairs = mates.flatMap((mate, vertex): (readonly [Entrant, Entrant])[] => {
    const [one, other] = [entrants[vertex], entrants[mate]];
    return one === undefined || other === undefined || mate < vertex ? [] : [[one, other]];
  });
  return {
    pairs: pairs.map(([one, other]) => [one.id, other.id]),
    bye: bye?.id ?? null,
    cost: sumOf([
      ...pairs.map(([one, other]) => costOfPair(one, other)),
      ...(bye === undefined ? [] : [costOfBye(bye)]),
    ]),
  };
}

function matesOf(entrants: readonly Entrant[], lots: readonly number[]): readonly number[] {
  const byes = byeClasses(entrants);
  for (const rematchesAllowed of [false, true]) {
    const scale = scaleOf(entrants, rematchesAllowed);
    const field = { entrants, lots, scale, rematchesAllowed };
    const matchings = byes.map((mayHaveBye) => () => bestMatching({ ...field, mayHaveBye }));
    // Without rematches, the first class with a matching is the best. With them, fewer rematches count before the bye.
    if (rematchesAllowed)
      return fewestRematches(
        entrants,
        matchings.map((match) => match()),
      );
    for (const match of matchings) {
      const matching = match();
      if (matching !== null) return matching.mates;
    }
  }
  return [];
}

/** Players by how dear a bye of theirs is, the cheapest first. */
function byeClasses(entrants: readonly Entrant[]): readonly (readonly number[])[] {
  if (entrants.length % 2 === 0) return [[]];
  const classes = new Map<string, number[]>();
  const order = entrants.map((_, at) => at);
  const of = (at: number): Entrant => elementAt(entrants, at);
  order.sort((a, b) => of(a).byes - of(b).byes || of(a).points - of(b).points);
  for (const at of order) {
    const name = `${of(at).byes} ${of(at).points}`;
    classes.set(name, [...(classes.get(name) ?? []), at]);
  }
  return [...classes.values()];
}

function fewestRematches(entrants: readonly Entrant[], matchings: readonly (Matching | null)[]): readonly number[] {
  const rematches = ({ mates }: Matching): number =>
    mates.reduce((sum, mate, at) => {
      const [one, other] = [entrants[at], entrants[mate]];
      return one === undefined || other === undefined || mate < at ? sum : sum + costOfPair(one, other).rematches;
    }, 0);
  const found = matchings.filter((matching) => matching !== null);
  const least = found.reduce((best, each) => (rematches(each) < rematches(best) ? each : best));
  return least.mates;
}

/**
 * The best matching of the whole field, from few of its edges: as long as the duals leave an edge out that would be an
 * improvement, it is added, and the matching is made again.
 */
function bestMatching(field: Field): Matching | null {
  const { entrants, mayHaveBye } = field;
  const count = entrants.length + (entrants.length % 2);
  const byes = mayHaveBye.map((a): Edge => ({ a, b: entrants.length, weight: 0 }));
  const taken = new Set<number>();
  let each = FIRST_EDGES;
  let pairs: readonly Edge[] = cheapestEdges(field, each, taken);
  for (;;) {
    const matching = perfectMatching(count, [...pairs, ...byes]);
    if (matching === null && each >= entrants.length) return null;
    if (matching === null) each *= MORE;
    const missing = matching === null ? cheapestEdges(field, each, taken) : improving(field, matching, taken);
    if (matching !== null && missing.length === 0) return matching;
    pairs = [...pairs, ...missing];
  }
}

/** Each edge between two players that the field allows and that was not taken yet. */
function* edgesOf(field: Field, a: number, taken: ReadonlySet<number>): Generator<Edge> {
  const { entrants, lots, scale, rematchesAllowed } = field;
  const one = elementAt(entrants, a);
  const met = new Set(one.met);
  for (let b = 0; b < entrants.length; b += 1) {
    const other = elementAt(entrants, b);
    if (a === b || (!rematchesAllowed && met.has(other.id))) continue;
    if (taken.has(Math.min(a, b) * entrants.length + Math.max(a, b))) continue;
    const weight = weightOfPair(scale, one, other, [elementAt(lots, a), elementAt(lots, b)]);
    yield a < b ? { a, b, weight } : { a: b, b: a, weight };
  }
}

function cheapestEdges(field: Field, each: number, taken: Set<number>): readonly Edge[] {
  const { entrants } = field;
  const pointsOf = (at: number): number => elementAt(entrants, at).points;
  const elsewhere = (each * FIRST_EDGES_ELSEWHERE) / FIRST_EDGES;
  return entrants.flatMap((_, a) => {
    const of = new Map<number, number>();
    const edges = [...edgesOf(field, a, taken)].sort((x, y) => y.weight - x.weight);
    const chosen = edges.filter((edge) => {
      const points = pointsOf(edge.a === a ? edge.b : edge.a);
      if (!of.has(points) && of.size > each / 3) return false;
      const before = of.get(points) ?? 0;
      of.set(points, before + 1);
      return before < (points === pointsOf(a) ? each : elsewhere);
    });
    for (const edge of chosen) taken.add(edge.a * entrants.length + edge.b);
    return chosen;
  });
}

function improving(field: Field, { slack }: Matching, taken: Set<number>): readonly Edge[] {
  const { entrants } = field;
  return entrants.flatMap((_, a) => {
    const found: Edge[] = [];
    for (const edge of edgesOf(field, a, taken)) {
      if (slack(edge) >= 0) continue;
      found.push(edge);
      taken.add(edge.a * entrants.length + edge.b);
    }
    return found;
  });
}
