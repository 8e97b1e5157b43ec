import { canonicalJson, type CardDefinition, type Json } from '../kernel/index.js';
import type { Found, NoteOf } from './oddities.js';

/** A card with the record that it was made of. */
type Printed = { readonly definition: CardDefinition; readonly printing: Found };

/**
 * Differences between a file and the previous set: publishers correct cards, and two sources of the same cards
 * disagree.
 * The file takes precedence; the report lists the differences.
 */
export const differences = (
  cards: readonly Printed[],
  before: readonly CardDefinition[],
  note: NoteOf,
  translated: readonly string[] = [],
): void => {
  const others = new Map(before.map((card) => [card.id, card]));
  for (const { definition, printing } of cards) {
    const other = others.get(definition.id);
    const fields = other === undefined ? [] : differing(definition, other, translated);
    if (fields.length === 0) continue;
    note(printing, '', 'newest-set', `${fields.join('; ')}`, 'this file counts');
  }
};

const differing = (card: CardDefinition, other: CardDefinition, translated: readonly string[]): readonly string[] =>
  [...new Set([...Object.keys(card), ...Object.keys(other)])]
    .filter((field) => !translated.includes(field))
    .filter((field) => printed(card[field]) !== printed(other[field]))
    .sort()
    .map((field) =>
      TEXTS.includes(field)
        ? `other ${field} than in the newest set`
        : `${field} ${printed(card[field])}, in the newest set ${printed(other[field])}`,
    );

/** What is made from rules text: too long to show, and identified by fingerprints. */
const TEXTS: readonly string[] = ['abilities', 'effect', 'text', 'targets'];

const printed = (value: Json | undefined): string => (value === undefined ? 'none' : canonicalJson(value));
