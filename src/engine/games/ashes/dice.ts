/** The types of dice (dice.1); the document has the first four of them. */
export const MAGICS = [
  'natural',
  'charm',
  'ceremonial',
  'illusion',
  'sympathy',
  'divine',
  'time',
  'astral',
  'artifice',
] as const;
export type Magic = (typeof MAGICS)[number];

/** The levels of a die, the lowest first. A mark of the die counts them from 0. */
export const LEVELS = ['basic', 'class', 'power'] as const;
export type Level = (typeof LEVELS)[number];
