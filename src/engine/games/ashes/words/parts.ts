import { amountOf, listOf, oneOfTexts, optional, record, whole, type Part } from '../../../kernel/index.js';
import { LEVELS, MAGICS, type Magic } from '../printed.js';

export const cards = amountOf('cards');
export const damage = amountOf('damage');
export const targets = amountOf('targets');
export const tokens = amountOf('tokens');
export const amountOfDice = amountOf('dice');

/** A part of a filter without names and amounts: the question is asked again later, where the names are unknown. */
export type SuchDice = {
  readonly is?: readonly Magic[];
  readonly marks?: { readonly level: { readonly min?: number; readonly max?: number } };
};
const level = whole(0, LEVELS.length - 1);
const bounds = record<{ readonly min?: number; readonly max?: number }>(
  'Of the levels from basic, 0, to power.',
  { min: optional(level), max: optional(level) },
  { minProperties: 1, 'x-ordered': ['min', 'max'] },
);

export const suchDice: Part<SuchDice> = record<SuchDice>('Only such dice: of one of these types, or with a side.', {
  is: optional(listOf(oneOfTexts<Magic>('type of die', MAGICS), 1, 1)),
  marks: optional(record<NonNullable<SuchDice['marks']>>('What the die shows.', { level: bounds })),
});
