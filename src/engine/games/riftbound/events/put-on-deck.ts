import { defineEvent, field, isPublic, moveObject, present } from '../../../kernel/index.js';
import { faceOf } from './parts.js';

const { seat, objects, cards, count, from, oneOfTexts, withheld } = field;

export const PLACES_IN_DECK = ['first', 'last'] as const;

/** On top of the main decks of their owners or under them, each above or below the one before it. */
export const putOnDeck = defineEvent(
  {
    kind: 'putOnDeck',
    says: 'Cards go on the top or the bottom of the main decks of their owners.',
    fields: { seat, from, at: oneOfTexts('`first`: on the top.', PLACES_IN_DECK) },
    unlogged: { objects },
    logs: { count, cards: withheld(cards) },
  },
  (draft, { kind, cites, seat, from, at, objects: ids }) => {
    const there = present(draft, ids);
    if (there.length === 0) return null;
    const faces = there.map(({ id }) => faceOf(draft, id).card);
    const isOpen = there.every((object) => isPublic(draft, object));
    for (const { id } of there) moveObject(draft, id, 'mainDeck', { at });
    const entry = { kind, cites, seat, from, at, count: there.length };
    return isOpen ? { ...entry, cards: faces } : { ...entry, secret: { seats: [seat], fields: { cards: faces } } };
  },
);
