/**
 * A round of the Dutch system of FIDE (handbook C.04.3, rules of 2025): brackets of equal scores from the highest to
 * the lowest, each paired by the criteria and then by the order of the rules, so that all others can still be paired.
 */
import type { Colour } from '../../colours.js';
import { elementAt } from '../../elements.js';
import { type BestMatchings, leastCost, matchingsOf } from '../../matching/index.js';
import { colourOfHigher, type ColourRule } from './colours.js';
import type { Due } from './due.js';
import { type Contender, contendersOf, type DutchField, mayMeet } from './contenders.js';
import { type Bracket, type DutchRule, FIRST_CRITERIA, FURTHER_CRITERIA } from './criteria.js';
import { firstInOrder } from './order.js';

export interface DutchPair {
  readonly white: string;
  readonly black: string;
  /** What white was due, and what black was due. */
  readonly due: readonly [Due, Due];
  /** The rule that gave the colours. */
  readonly rule: ColourRule;
}

/** How a bracket was paired. */
export interface DutchBracket {
  readonly score: number;
  /** Players who came from a higher score, and those who go on to a lower one, or have the bye. */
  readonly movedDown: readonly string[];
  readonly leaving: readonly string[];
  /** Whether the number of its players is odd, so that one of them has to leave. */
  readonly isOdd: boolean;
  /** Criteria that could not be met in full, each with how often; without what an odd number of players costs. */
  readonly unmet: readonly { readonly rule: DutchRule; readonly times: number }[];
}

export interface DutchRound {
  /** By the higher score of the two, then by the lower one, then by the higher pairing number (C.04.2, section D). */
  readonly pairs: readonly DutchPair[];
  readonly bye: string | null;
  readonly brackets: readonly DutchBracket[];
}

/** What is left to pair, and one way to do it. */
interface Rest {
  readonly contenders: readonly Contender[];
  /** How many of them were moved down into the bracket that comes next. */
  readonly movedDown: number;
  /** By id; the bye has the empty one. */
  readonly mates: ReadonlyMap<string, string>;
}

const BYE = '';

/** Null if criteria C1 to C4 allow no round: an arbiter decides what to do then. */
export function pairDutch(field: DutchField): DutchRound | null {
  const contenders = contendersOf(field);
  const opening = openingOf(contenders);
  if (opening === null) return null;
  const { byeScore } = opening;
  let rest: Rest = opening.rest;
  const pairs: (readonly [Contender, Contender])[] = [];
  const brackets: DutchBracket[] = [];
  while (rest.contenders.length > 1) {
    const bracket = bracketOf(rest);
    const { best, unmet } = bestOf(rest, bracket, byeScore);
    const here = pairsWithin(best, bracket);
    pairs.push(...here);
    const paired = new Set(here.flat());
    const left = bracket.contenders.filter((contender) => !paired.has(contender));
    const leaving = bracket.contenders.slice(0, bracket.next).filter((contender) => !paired.has(contender));
    brackets.push({
      score: elementAt(bracket.contenders, bracket.residents).score,
      movedDown: bracket.contenders.slice(0, bracket.residents).map(({ id }) => id),
      leaving: leaving.map(({ id }) => id),
      isOdd: bracket.next % 2 === 1,
      unmet,
    });
    rest = { contenders: left, movedDown: leaving.length, mates: namedMates(best, bracket.contenders) };
    if (bracket.next === bracket.contenders.length) break;
  }
  return {
    pairs: inOrder(pairs).map(([higher, lower]) => coloured(higher, lower, field.firstColour)),
    bye: rest.contenders[0]?.id ?? null,
    brackets,
  };
}

/** C2, C4 and C5: whether there is a round, and how low the score of the bye can be. */
function openingOf(contenders: readonly Contender[]): { rest: Rest; byeScore: number | null } | null {
  const all = matchingsOf(evenCount(contenders), edgesOf(contenders, 0, null));
  if (all === null) return null;
  const place = contenders.length;
  const scores = [...new Set(contenders.map(({ score }) => score))].toSorted((a, b) => a - b);
  const best = leastCost(all, (a, b) => (b === place ? scores.indexOf(elementAt(contenders, a).score) : 0));
  const byeOf = best.mates[place];
  return {
    rest: { contenders, movedDown: 0, mates: namedMates(best, contenders) },
    byeScore: byeOf === undefined ? null : elementAt(contenders, byeOf).score,
  };
}

const evenCount = ({ length }: readonly Contender[]): number => length + (length % 2);

/** Pairs that the absolute criteria allow. Two players who were moved down together cannot be paired: nor were they. */
function edgesOf(contenders: readonly Contender[], movedDown: number, byeScore: number | null) {
  return contenders.flatMap((one, a): (readonly [number, number])[] => {
    const edges = contenders.flatMap((other, b): (readonly [number, number])[] =>
      b > a && b >= movedDown && mayMeet(one, other) ? [[a, b]] : [],
    );
    const mayHaveBye = contenders.length % 2 === 1 && one.mayHaveBye && (byeScore === null || one.score <= byeScore);
    return mayHaveBye ? [...edges, [a, contenders.length]] : edges;
  });
}

function bracketOf({ contenders, movedDown }: Rest): Bracket {
  const endOf = (from: number): number => {
    const score = contenders[from]?.score;
    const end = contenders.findIndex((contender, at) => at > from && contender.score !== score);
    return end === -1 ? contenders.length : end;
  };
  const next = endOf(movedDown);
  return { contenders, residents: movedDown, next, nextEnd: endOf(next), oneLeaves: false };
}

function bestOf({ contenders, movedDown, mates }: Rest, bracket: Bracket, byeScore: number | null) {
  const edges = edgesOf(contenders, movedDown, byeScore);
  const opening = matchingsOf(evenCount(contenders), edges, placedMates(mates, contenders));
  if (opening === null) throw new Error('Each bracket leaves a pairing of all others.');
  let best: BestMatchings = opening;
  let now = bracket;
  const unmet: { rule: DutchRule; times: number }[] = [];
  for (const { rule, costs, unavoidable } of [...FIRST_CRITERIA, ...FURTHER_CRITERIA]) {
    let times = 0;
    for (const costOf of costs(now)) {
      const least = leastCost(best, costOf);
      best = least;
      times += least.cost;
    }
    if (rule === 'C6') now = { ...bracket, oneLeaves: times === 1 };
    const avoidable = times - (unavoidable?.(bracket) ?? 0);
    if (avoidable > 0) unmet.push({ rule, times: avoidable });
  }
  return { best: firstInOrder(best, bracket), unmet };
}

function pairsWithin({ mates }: BestMatchings, { contenders, next }: Bracket) {
  return contenders.slice(0, next).flatMap((one, a): (readonly [Contender, Contender])[] => {
    const b = mates[a] ?? next;
    return b > a && b < next ? [[one, elementAt(contenders, b)]] : [];
  });
}

const namedMates = ({ mates }: BestMatchings, contenders: readonly Contender[]): ReadonlyMap<string, string> =>
  new Map(mates.map((mate, place) => [contenders[place]?.id ?? BYE, contenders[mate]?.id ?? BYE]));

function placedMates(mates: ReadonlyMap<string, string>, contenders: readonly Contender[]): readonly number[] {
  const places = new Map([...contenders.map(({ id }, at) => [id, at] as const), [BYE, contenders.length] as const]);
  const all = contenders.length % 2 === 1 ? [...contenders.map(({ id }) => id), BYE] : contenders.map(({ id }) => id);
  return all.map((id) => places.get(mates.get(id) ?? BYE) ?? contenders.length);
}

function inOrder(pairs: readonly (readonly [Contender, Contender])[]) {
  return pairs.toSorted(
    ([one, other], [first, second]) =>
      first.score - one.score || second.score - other.score || one.number - first.number,
  );
}

function coloured(higher: Contender, lower: Contender, first: Colour): DutchPair {
  const { colour, rule } = colourOfHigher(higher, lower, first);
  const [white, black] = colour === 'white' ? [higher, lower] : [lower, higher];
  return { white: white.id, black: black.id, due: [white.due, black.due], rule };
}
