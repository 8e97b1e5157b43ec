/** Policies and numbers of tables, as readers see them. */
import {
  decimal,
  type Fraction,
  isInPoints,
  type Measured,
  type Policy,
  type Term,
  writtenPoints,
} from '../../../competition/index.js';

export function policyView({ id, title, source, points, floor, measures, ...policy }: Policy) {
  const written = (counted: number): number => writtenPoints(policy, counted);
  const { win, draw, loss, bye } = points;
  return {
    ...{ id, title, source, measures },
    points: { win: written(win), draw: written(draw), loss: written(loss), bye: written(bye) },
    floor: floor === null ? null : `${floor[0]}/${floor[1]}`,
  };
}

const DIGITS = 4;

/** Points have halves, and their products quarters: they are written as they are. */
const digitsOf = (measure: string, { under }: Fraction): number =>
  !isInPoints(measure) || under > 4n ? DIGITS : under === 1n ? 0 : under === 2n ? 1 : 2;

const exact = ({ over, under }: Fraction): string => (under === 1n ? `${over}` : `${over}/${under}`);

export const numberView = (measure: string, { value }: Measured) => ({
  measure,
  value: decimal(value, value.under === 1n ? 0 : digitsOf(measure, value)),
  fraction: exact(value),
});

/** Whole terms of older policies are written with four zeros. */
const termDigits = (measure: string, value: Fraction): number =>
  value.under === 1n ? DIGITS : digitsOf(measure, value);

export const termView = (measure: string, { raw, value }: Pick<Term, 'raw' | 'value'>) => ({
  raw: decimal(raw, termDigits(measure, raw)),
  value: decimal(value, termDigits(measure, value)),
  fraction: exact(value),
});
