/** Policies and numbers of tables, as readers see them. */
import { decimal, type Fraction, type Measured, type Policy, type Term } from '../../../competition/index.js';

export const policyView = ({ id, title, source, points, floor, measures }: Policy) => ({
  ...{ id, title, source, points, measures },
  floor: floor === null ? null : `${floor[0]}/${floor[1]}`,
});

const DIGITS = 4;

const exact = ({ over, under }: Fraction): string => (under === 1n ? `${over}` : `${over}/${under}`);

export const numberView = (measure: string, { value }: Measured) => ({
  measure,
  value: decimal(value, value.under === 1n ? 0 : DIGITS),
  fraction: exact(value),
});

export const termView = ({ raw, value }: Pick<Term, 'raw' | 'value'>) => ({
  raw: decimal(raw, DIGITS),
  value: decimal(value, DIGITS),
  fraction: exact(value),
});
