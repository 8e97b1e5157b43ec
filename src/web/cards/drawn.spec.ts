import { expect, it } from 'vitest';
import { drawn } from './drawn.js';

it('draws so many cards, each copy at most once', () => {
  const deck = ['a', 'a', 'b', 'c'];
  expect(drawn(deck, 4, Math.random).toSorted()).toEqual(deck);
  expect(drawn(deck, 2, () => 0)).toEqual(['a', 'a']);
  expect(drawn(deck, 2, () => 0.999)).toEqual(['c', 'b']);
});

it('draws what there is from a deck with fewer cards', () => {
  expect(drawn(['a'], 7, () => 0)).toEqual(['a']);
  expect(drawn([], 7, () => 0)).toEqual([]);
});
