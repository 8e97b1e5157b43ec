import type { NamedCard } from './card-names.js';

/** What can be wrong with a line of a deck's text. */
export const TEXT_FAULTS = [
  'deck-text.unknown-card',
  'deck-text.ambiguous-card',
  'deck-text.unknown-mark',
  'deck-text.count',
  'deck-text.beside-deck',
  'deck-text.not-listed',
  'deck-text.unknown-heading',
  'deck-text.address',
  'deck-text.too-many-lines',
] as const;

/** A line that is not understood. */
export interface TextFault {
  /** From 1. */
  readonly line: number;
  readonly code: (typeof TEXT_FAULTS)[number];
  readonly message: string;
  /** How many copies the line says, if it is a line of a card. */
  readonly count?: number;
  /** Cards that may be meant. */
  readonly candidates: readonly Pick<NamedCard, 'id' | 'name'>[];
}
