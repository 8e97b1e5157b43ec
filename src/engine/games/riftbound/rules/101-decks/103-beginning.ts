import type { Beginning, CardLookup, DeckEntry } from '../../../../kernel/index.js';
import { isRiftboundCard, type RiftboundCard } from '../../printed.js';

/** A line of a deck with its card; `asChampion`: it is the chosen champion (103.2.a). */
export type Line = { readonly card: RiftboundCard; readonly count: number; readonly asChampion: boolean };

export const linesOf = (deck: readonly DeckEntry[], cards: CardLookup): readonly Line[] =>
  deck.flatMap(({ card: id, count, zone }): readonly Line[] => {
    const card = cards(id);
    return card !== undefined && isRiftboundCard(card) ? [{ card, count, asChampion: zone === 'champion' }] : [];
  });

/** Where each card begins: its type says so, and the line of the chosen champion (111, 112, 113, 114). */
export const begins = (deck: readonly DeckEntry[], cards: CardLookup): readonly Beginning[] =>
  linesOf(deck, cards).map(({ card, count, asChampion }) => ({
    card: card.id,
    count,
    zone: asChampion ? 'champion' : zoneOfType(card),
  }));

const zoneOfType = ({ type }: RiftboundCard): string => {
  switch (type) {
    case 'legend':
      return 'legend';
    case 'rune':
      return 'runeDeck';
    case 'battlefield':
      return 'spareBattlefields';
    case 'unit':
    case 'gear':
    case 'spell':
      return 'mainDeck';
  }
};
