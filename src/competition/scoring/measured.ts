/** What measures share: the field that they read, and the numbers that they make. */
import { compare, type Fraction, fraction } from './fraction.js';
import { type Policy, unitOf } from './policy.js';
import type { Side } from './results.js';

export interface Field {
  readonly policy: Policy;
  readonly sides: ReadonlyMap<string, readonly Side[]>;
  /** Rounds of players after they left. */
  readonly left: ReadonlyMap<string, readonly number[]>;
  /** Whether everybody meets everybody. */
  readonly isRobin: boolean;
  /** Players of a round robin who have left: their open games are no longer played. */
  readonly gone: ReadonlySet<string>;
  /** Ratings of the players who have one, as they were registered. */
  readonly ratings: ReadonlyMap<string, number>;
}

/** A part of a number: what an opponent, or a round, brought to it. */
export interface Term {
  readonly round: number;
  /** One for a number of an opponent; for a number of a match, all of them. */
  readonly opponents: readonly string[];
  /** Before the floor. */
  readonly raw: Fraction;
  readonly value: Fraction;
}

/**
 * Their sum, their mean, the quotient of their sums, a chain of them, the number of them, or how many equal players one
 * is ahead of by them.
 */
export const KINDS_OF_NUMBERS = ['sum', 'mean', 'ratio', 'chain', 'count', 'encounter'] as const;

export interface Measured {
  readonly value: Fraction;
  /** What the value is of these. */
  readonly by: (typeof KINDS_OF_NUMBERS)[number];
  readonly terms: readonly Term[];
}

export type Measure = (field: Field, player: string) => Measured;

export const sidesOf = ({ sides }: Field, player: string): readonly Side[] => sides.get(player) ?? [];

export const pointsIn = ({ points }: Policy, { opponents, score }: Side): number =>
  opponents.length === 0 && score === 'win' ? points.bye : points[score];

/** The points of a round, as people write them. */
export const writtenIn = ({ policy }: Pick<Field, 'policy'>, side: Side): Fraction =>
  fraction(pointsIn(policy, side), unitOf(policy));

export const term = ({ round, opponents }: Pick<Side, 'round' | 'opponents'>, raw: Fraction, value = raw): Term => ({
  ...{ round, opponents, raw, value },
});

/** Computed once for each player of a field: every opponent asks for it. */
export function onceForEach<Rate>(
  rate: (field: Field, player: string) => Rate,
): (field: Field, player: string) => Rate {
  const known = new WeakMap<Field, Map<string, Rate>>();
  return (field, player) => {
    let rates = known.get(field);
    if (rates === undefined) known.set(field, (rates = new Map<string, Rate>()));
    const found = rates.get(player);
    if (found !== undefined) return found;
    const computed = rate(field, player);
    rates.set(player, computed);
    return computed;
  };
}

/**
 * Who is higher in the first measure that differs comes first; 0 if none does. `apart`: players of different groups
 * have no direct encounter.
 */
export function compareMeasured(one: readonly Measured[], other: readonly Measured[], apart = false): number {
  for (const [at, { value, by }] of one.entries()) {
    const against = other[at];
    const order = against === undefined || (apart && by === 'encounter') ? 0 : compare(against.value, value);
    if (order !== 0) return order;
  }
  return 0;
}
