import { canonicalJson, type CardDefinition, type Json } from '../kernel/index.js';
import type { Found, NoteOf } from './oddities.js';

/** A card with the record that it was made of. */
type Printed = { readonly definition: CardDefinition; readonly printing: Found };

/**
 * What a file says of cards that the set before it says otherwise: publishers correct cards, and two sources of the same
 * cards disagree. The file counts; the report says where.
 */
export const differences = (cards: readonly Printed[], before: readonly CardDefinition[], note: NoteOf): void => {
  const others = new Map(before.map((card) => [card.id, card]));
  for (const { definition, printing } of cards) {
    const other = others.get(definition.id);
    const fields = other === undefined ? [] : differing(definition, other);
    if (fields.length === 0) continue;
    note(printing, '', 'newest-set', `${fields.join('; ')}`, 'this file counts');
  }
};

const differing = (card: CardDefinition, other: CardDefinition): readonly string[] =>
  [...new Set([...Object.keys(card), ...Object.keys(other)])]
    .filter((field) => printed(card[field]) !== printed(other[field]))
    .sort()
    .map((field) =>
      TEXTS.includes(field)
        ? `other ${field} than in the newest set`
        : `${field} ${printed(card[field])}, in the newest set ${printed(other[field])}`,
    );

/** What comes of rules text: too long to show, and told apart by fingerprints. */
const TEXTS: readonly string[] = ['abilities', 'effect', 'text', 'targets'];

const printed = (value: Json | undefined): string => (value === undefined ? 'none' : canonicalJson(value));
