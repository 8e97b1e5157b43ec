/** Criteria C6 to C21 of the Dutch system (C.04.3) as costs of pairs, in the order in which they count. */
import { elementAt } from '../../elements.js';
import { denyStrong, exceedsDifference, repeatsThrice } from './colours.js';
import { wantSame } from './due.js';
import type { Contender, Float } from './contenders.js';

/**
 * A bracket within all players who are not paired yet, by place: first the players who were moved down, then those of
 * its score, then the next score group, and then all others. The last place may be that of the bye.
 */
export interface Bracket {
  readonly contenders: readonly Contender[];
  /** Where the players of the bracket's own score begin. */
  readonly residents: number;
  /** Where the next score group begins, and where it ends. */
  readonly next: number;
  readonly nextEnd: number;
  /** Whether only one player leaves the bracket; known as soon as C6 is met. */
  readonly oneLeaves: boolean;
}

/** What a pair of places costs; the first is the lower number, so the first player is ahead. */
export type PairCost = (a: number, b: number) => number;

export interface Criterion {
  readonly rule: DutchRule;
  /** A criterion may look at one score after the other. */
  readonly costs: (bracket: Bracket) => readonly PairCost[];
  /** What it costs in every pairing: an odd number of players leaves one of them over. */
  readonly unavoidable?: (bracket: Bracket) => number;
}

export const DUTCH_RULES = [
  ...(['C6', 'C7', 'C8', 'C9', 'C10', 'C11', 'C12', 'C13'] as const),
  ...(['C14', 'C15', 'C16', 'C17', 'C18', 'C19', 'C20', 'C21'] as const),
] as const;
export type DutchRule = (typeof DUTCH_RULES)[number];

const at = ({ contenders }: Bracket, place: number): Contender => elementAt(contenders, place);

/** Scores of the players who were moved down, the highest first; then that of the residents, if `own`. */
function scoresIn({ contenders, residents, next }: Bracket, own: boolean): readonly number[] {
  return [...new Set(contenders.slice(0, own ? next : residents).map(({ score }) => score))];
}

/** For each score, the cost of a player of this score who leaves the bracket without a partner in it. */
const leaving = (bracket: Bracket, counts: (player: Contender) => boolean): readonly PairCost[] =>
  scoresIn(bracket, false).map(
    (score): PairCost =>
      (a, b) =>
        a < bracket.next && b >= bracket.next && at(bracket, a).score === score && counts(at(bracket, a)) ? 1 : 0,
  );

const pairsOf =
  (violates: (higher: Contender, lower: Contender) => boolean): Criterion['costs'] =>
  (bracket) => [(a, b) => (b < bracket.next && violates(at(bracket, a), at(bracket, b)) ? 1 : 0)];

const floated = ({ floats }: Contender, back: 1 | 2): Float => (back === 1 ? floats[0] : floats[1]);

/** C14, C16: residents who would float down again. */
const downAgain =
  (back: 1 | 2): Criterion['costs'] =>
  (bracket) => [
    (a, b) =>
      a >= bracket.residents && a < bracket.next && b >= bracket.next && floated(at(bracket, a), back) === 'down'
        ? 1
        : 0,
  ];

const upAgain = (higher: Contender, lower: Contender, back: 1 | 2): boolean =>
  higher.score > lower.score && floated(lower, back) === 'up';

/** C19, C21: the scores of opponents of those who float up again. */
const upAgainByScore =
  (back: 1 | 2): Criterion['costs'] =>
  (bracket) =>
    scoresIn(bracket, false).map(
      (score): PairCost =>
        (a, b) =>
          b < bracket.next && at(bracket, a).score === score && upAgain(at(bracket, a), at(bracket, b), back) ? 1 : 0,
    );

/** After them it is known how many leave the bracket. */
export const FIRST_CRITERIA: readonly Criterion[] = [
  // As few as possible leave the bracket.
  { rule: 'C6', costs: ({ next }) => [(a, b) => (a < next && b >= next ? 1 : 0)], unavoidable: ({ next }) => next % 2 },
  { rule: 'C7', costs: (bracket) => leaving(bracket, () => true) },
];

export const FURTHER_CRITERIA: readonly Criterion[] = [
  { rule: 'C8', costs: pairsInNextBracket, unavoidable: (bracket) => (isLast(bracket) ? 0 : bracket.nextEnd % 2) },
  { rule: 'C9', costs: unplayedOfBye },
  { rule: 'C10', costs: pairsOf((one, other) => exceedsDifference(one.due, other.due)) },
  { rule: 'C11', costs: pairsOf((one, other) => repeatsThrice(one.due, other.due)) },
  { rule: 'C12', costs: pairsOf((one, other) => wantSame(one.due, other.due)) },
  { rule: 'C13', costs: pairsOf((one, other) => denyStrong(one.due, other.due)) },
  { rule: 'C14', costs: downAgain(1) },
  { rule: 'C15', costs: pairsOf((higher, lower) => upAgain(higher, lower, 1)) },
  { rule: 'C16', costs: downAgain(2) },
  { rule: 'C17', costs: pairsOf((higher, lower) => upAgain(higher, lower, 2)) },
  { rule: 'C18', costs: (bracket) => leaving(bracket, (player) => floated(player, 1) === 'down') },
  { rule: 'C19', costs: upAgainByScore(1) },
  { rule: 'C20', costs: (bracket) => leaving(bracket, (player) => floated(player, 2) === 'down') },
  { rule: 'C21', costs: upAgainByScore(2) },
];

const isLast = ({ contenders, next }: Bracket): boolean => next === contenders.length;

/** C8: in the next bracket as few as possible are left over, and their scores are as low as possible. */
function pairsInNextBracket(bracket: Bracket): readonly PairCost[] {
  if (isLast(bracket)) return [];
  const { next, nextEnd } = bracket;
  return [
    (a, b) => (a < nextEnd && b >= nextEnd ? 1 : 0),
    ...scoresIn(bracket, true).map(
      (score): PairCost =>
        (a, b) =>
          a < next && b >= nextEnd && at(bracket, a).score === score ? 1 : 0,
    ),
  ];
}

/** C9: where only one leaves the bracket, and has the bye, it is a player with few unplayed rounds. */
function unplayedOfBye({ contenders, residents, next, oneLeaves }: Bracket): readonly PairCost[] {
  if (!oneLeaves) return [];
  return [(a, b) => (b === contenders.length && a >= residents && a < next ? elementAt(contenders, a).unplayed : 0)];
}
