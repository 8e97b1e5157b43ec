/** Imported sets hold the built-in cards, and are held against the language when they are read again. */
import { expect, it } from 'vitest';
import { readCards } from '../../../kernel/index.js';
import { cards } from '../cards/index.js';
import { fftcgLanguage } from './index.js';

it.each(cards.map((card) => [card.id, card] as const))('takes the built-in card %s', (_id, card) => {
  expect(readCards(fftcgLanguage, [card], () => false)).toEqual({ kind: 'cards', cards: [card] });
});

it('finds each of the built-in cards by an id of its own, as plain JSON', () => {
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  expect(JSON.parse(JSON.stringify(cards))).toStrictEqual(cards);
});
