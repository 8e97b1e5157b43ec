import type { MeasureName } from './measure-names.js';

/**
 * How a table is made: data, with its source. A new version is another policy; a table that was made stays as it was.
 */
export interface Policy {
  /** Like `mtr-2024`. */
  readonly id: string;
  readonly title: string;
  readonly source: string;
  /** In parts of a point, as many to a point as `unit` says. */
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number; readonly bye: number };
  /** How many parts a written point has: 2 where points are counted in halves. Absent for whole points. */
  readonly unit?: number;
  /** Game points of a won and a drawn game. */
  readonly gamePoints: { readonly win: number; readonly draw: number };
  /** Games that a bye counts as won. */
  readonly gamesOfBye: number;
  /** What a percentage counts as at least, as numerator and denominator; null for no floor. */
  readonly floor: readonly [number, number] | null;
  /** The first counts before the others. Who is equal by all of them shares the place. */
  readonly measures: readonly MeasureName[];
}

export const unitOf = ({ unit = 1 }: Pick<Policy, 'unit'>): number => unit;

/** Points as people write them: 5 halves are 2.5. */
export const writtenPoints = (policy: Pick<Policy, 'unit'>, points: number): number => points / unitOf(policy);
