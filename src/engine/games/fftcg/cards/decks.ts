import type { DeckEntry } from '../../../kernel/index.js';
import { inventedDecks } from './invented/decks.js';

const three = (...cards: readonly string[]): readonly DeckEntry[] => cards.map((card) => ({ card, count: 3 }));

const two = (...cards: readonly string[]): readonly DeckEntry[] => cards.map((card) => ({ card, count: 2 }));

/**
 * The starter decks of 2025, as far as public lists have them (card codes are facts). The second list is of 44 cards;
 * the six others, Dragoon, Shiva and Summoner, fill it up to a legal deck and are not of the product, nor is its LB
 * deck.
 */
const starters: { readonly [name: string]: readonly DeckEntry[] } = {
  'starter-2025-1': [
    ...three('27-122', '27-123', '27-128', '27-129', '1-170', '3-143', '11-010', '11-121'),
    ...three('12-005', '13-013', '13-125', '18-003', '18-094', '18-129', '21-001', '21-010'),
    ...two('20-106', '22-112', '22-123', '24-126'),
    { card: '23-119', count: 1 },
    { card: '23-130', count: 1 },
  ],
  'starter-2025-2': [
    ...three('27-124', '27-125', '27-126', '27-127', '22-068', '24-063', '18-064', '20-103'),
    ...two('19-052', '16-092', '12-120', '18-124', '9-074', '20-074', '1-121', '18-069', '20-105', '13-072'),
    ...two('1-147', '1-038', '1-040'),
    ...two('23-125', '22-119'),
  ],
};

/** Legal decks of 50 cards, some with an LB deck. */
export const decks: { readonly [name: string]: readonly DeckEntry[] } = {
  ...starters,
  ...inventedDecks,
};
