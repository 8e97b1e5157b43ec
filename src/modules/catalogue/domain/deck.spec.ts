import { describe, expect, it } from 'vitest';
import { deckHash } from './deck-hash.js';
import { canonicalLines } from './deck.js';

const hashOf = (...cards: [card: string, count: number][]): string =>
  deckHash({ game: 'g', format: 'f', cards: canonicalLines(cards.map(([card, count]) => ({ card, count }))) });

describe('a deck', () => {
  it('has one form for one list', () => {
    expect(
      canonicalLines([
        { card: 'b', count: 1 },
        { card: 'a', count: 2 },
        { card: 'b', count: 3 },
      ]),
    ).toEqual([
      { card: 'a', count: 2 },
      { card: 'b', count: 4 },
    ]);
  });

  it('has a hash that tells lists apart and ignores their order', () => {
    expect(hashOf(['a', 1], ['b', 2])).toBe(hashOf(['b', 2], ['a', 1]));
    expect(new Set([hashOf(['a', 1]), hashOf(['a', 2]), hashOf(['b', 1]), hashOf(['a', 1], ['b', 1])]).size).toBe(4);
  });
});
