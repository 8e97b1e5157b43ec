import type { Beginning, CardLookup, DeckEntry } from '../../kernel/index.js';
import { isAshesCard, isConjured, type AshesCard, type ConjuredCard } from './printed.js';

export type Line = { readonly card: AshesCard; readonly count: number };

/** The cards of a list that the card set has. */
export const linesOf = (deck: readonly DeckEntry[], cards: CardLookup): readonly Line[] =>
  deck.flatMap(({ card: id, count }): readonly Line[] => {
    const card = cards(id);
    return card === undefined || !isAshesCard(card) ? [] : [{ card, count }];
  });

/**
 * deck.6: all that these cards can bring into play, and what that can bring into play in its turn, by id: in whatever
 * order a deck is listed, the pile is the same.
 */
export const conjuredBy = (of: readonly AshesCard[], cards: CardLookup): readonly ConjuredCard[] => {
  const found = new Set<ConjuredCard>();
  let open: readonly AshesCard[] = of;
  while (open.length > 0) {
    const next = open
      .flatMap(({ conjurations = [] }) => conjurations)
      .flatMap((id): readonly ConjuredCard[] => {
        const card = cards(id);
        return card !== undefined && isAshesCard(card) && isConjured(card) && !found.has(card) ? [card] : [];
      });
    for (const card of next) found.add(card);
    open = [...new Set(next)];
  }
  return [...found].sort((one, other) => (one.id < other.id ? -1 : 1));
};

/**
 * What a player begins with: the Phoenixborn in play (setup.2), ten dice in the exhausted pool (setup.5), the deck, and
 * the conjuration pile that follows from them (setup.3, deck.6).
 */
export const begins = (deck: readonly DeckEntry[], cards: CardLookup): readonly Beginning[] => {
  const lines = linesOf(deck, cards);
  const pile = conjuredBy(
    lines.map(({ card }) => card),
    cards,
  );
  return [
    ...lines.map(({ card: { id: card, type }, count }): Beginning => {
      if (type === 'phoenixborn') return { card, count, zone: 'phoenixborn' };
      if (type === 'die') return { card, count, zone: 'exhaustedPool', cardless: true };
      return { card, count };
    }),
    ...pile.map(({ id: card, limit: count }): Beginning => ({ card, count, zone: 'conjurationPile' })),
  ];
};
