/**
 * The order in which the Dutch system tries pairings of a bracket (C.04.3, section D): of those that meet all criteria
 * equally well, the first one counts. Each step leaves the matchings that come first by it.
 */
import { type BestMatchings, leastCost } from '../../matching/index.js';
import type { Bracket } from './criteria.js';

/** The one pairing of the bracket that comes first. */
export function firstInOrder(best: BestMatchings, bracket: Bracket): BestMatchings {
  return firstPairs(firstExchange(firstOpponents(firstMovedDown(best, bracket), bracket), bracket), bracket);
}

const isPairedHere = ({ mates }: BestMatchings, { next }: Bracket, place: number): boolean =>
  (mates[place] ?? next) < next;

/** The places from one to another, the last one excluded. */
const places = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

/** The first of the players who were moved down from the same score are paired; the others go on (D.4). */
function firstMovedDown(best: BestMatchings, { residents, next }: Bracket): BestMatchings {
  return places(0, residents).reduce<BestMatchings>(
    (left, player) => leastCost(left, (a, b) => (a === player && b >= next ? 1 : 0)),
    best,
  );
}

/** Each of them has the first opponent that is possible, one after the other (D.2). */
function firstOpponents(best: BestMatchings, bracket: Bracket): BestMatchings {
  return places(0, bracket.residents)
    .filter((player) => isPairedHere(best, bracket, player))
    .reduce((left, player) => withFirstOpponent(left, bracket, player), best);
}

function withFirstOpponent(best: BestMatchings, { next }: Bracket, player: number): BestMatchings {
  const opponents = best.edges.flatMap(({ a, b }) => (a === player && b < next ? [b] : []));
  const first = opponents.reduce((least, each) => Math.min(least, each), next);
  return leastCost(best, (a, b) => (a === player && b < next ? b - first : 0));
}

/** The residents who play residents, in order, and the number of their pairs: so many are the better half. */
function remainderOf(best: BestMatchings, bracket: Bracket) {
  const { residents, next } = bracket;
  const players = places(residents, next).filter((place) => (best.mates[place] ?? next) >= residents);
  const pairs = players.filter((place) => isPairedHere(best, bracket, place)).length / 2;
  return { players, pairs };
}

/** The better half has as few players of the lower one as possible, and then the least difference (D.3, exchanges). */
function firstExchange(best: BestMatchings, bracket: Bracket): BestMatchings {
  const { residents, next } = bracket;
  const { players, pairs } = remainderOf(best, bracket);
  const rank = new Map(players.map((place, at) => [place, at]));
  const isPair = (a: number, b: number): boolean => a >= residents && b < next;
  const ahead = (left: BestMatchings, place: number): boolean => {
    const mate = left.mates[place] ?? next;
    return mate > place && mate < next;
  };
  let left: BestMatchings = leastCost(best, (a, b) => (isPair(a, b) && (rank.get(a) ?? 0) >= pairs ? 1 : 0));
  left = leastCost(left, (a, b) => (isPair(a, b) ? (rank.get(a) ?? 0) : 0));
  const [upper, lower] = [players.slice(0, pairs), players.slice(pairs)];
  const exchanges = upper.filter((place) => !ahead(left, place)).length;
  let open = exchanges;
  // The lowest players of the better half go.
  for (const player of upper.toReversed()) {
    if (open === 0) break;
    left = leastCost(left, (a, b) => (a === player && isPair(a, b) ? 1 : 0));
    if (!ahead(left, player)) open -= 1;
  }
  open = exchanges;
  // The highest players of the lower half come. The difference leaves no choice of the last one.
  for (const player of lower) {
    if (open <= 1) break;
    left = leastCost(left, (a, b) => (b === player || (a === player && !isPair(a, b)) ? 1 : 0));
    if (ahead(left, player)) open -= 1;
  }
  return left;
}

/** Each player of the better half has the first opponent that is possible, one after the other (D.2). */
function firstPairs(best: BestMatchings, bracket: Bracket): BestMatchings {
  const { players } = remainderOf(best, bracket);
  const upper = players.filter((place) => {
    const mate = best.mates[place] ?? bracket.next;
    return mate > place && mate < bracket.next;
  });
  return upper.reduce((left, player) => withFirstOpponent(left, bracket, player), best);
}
