import type { DeckEntry } from '../../../kernel/index.js';

const three = (...cards: readonly string[]): readonly DeckEntry[] => cards.map((card) => ({ card, count: 3 }));

const SHARED = ['X-1', 'X-2', 'X-3', 'X-4', 'X-5', 'X-6', 'X-7', 'X-8', 'X-9', 'X-10', 'X-11'];

/** Legal main decks of 50 cards. */
export const decks: { readonly [name: string]: readonly DeckEntry[] } = {
  'steam-and-lamps': [...three(...SHARED, 'X-12', 'X-13', 'X-16', 'X-17', 'X-14'), { card: 'X-18', count: 2 }],
  'steam-and-mist': [...three(...SHARED, 'X-12', 'X-13', 'X-16', 'X-17', 'X-15'), { card: 'X-18', count: 2 }],
};
