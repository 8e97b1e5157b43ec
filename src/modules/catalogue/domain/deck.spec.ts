import { describe, expect, it } from 'vitest';
import { canonicalLines, deckHash } from './deck.js';

const hashOf = (...cards: [card: string, count: number, zone?: string][]): string => {
  const lines = cards.map(([card, count, zone]) => ({ card, count, ...(zone !== undefined && { zone }) }));
  return deckHash({ game: 'g', format: 'f', cards: canonicalLines(lines) });
};

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

  it('keeps copies apart that begin in different zones', () => {
    expect(
      canonicalLines([
        { card: 'b', count: 1, zone: 'side' },
        { card: 'a', count: 1, zone: 'side' },
        { card: 'b', count: 2 },
        { card: 'b', count: 4, zone: 'aside' },
        { card: 'b', count: 3, zone: 'side' },
      ]),
    ).toEqual([
      { card: 'a', count: 1, zone: 'side' },
      { card: 'b', count: 2 },
      { card: 'b', count: 4, zone: 'aside' },
      { card: 'b', count: 4, zone: 'side' },
    ]);
  });

  it('has the hash that it had before lines could name zones', () => {
    expect(hashOf(['a', 4], ['b', 2])).toBe('a1a32621c740ffb00e439bb48302844f17fb87757f998369226ec8c21f103ef2');
  });

  it('has a hash that tells zones apart', () => {
    const hashes = [hashOf(['a', 1]), hashOf(['a', 1, 'side']), hashOf(['a', 1, 'aside'])];
    expect(new Set(hashes).size).toBe(3);
    expect(hashOf(['a', 2, 'side'], ['a', 1])).toBe(hashOf(['a', 1], ['a', 1, 'side'], ['a', 1, 'side']));
  });

  it('has a hash that tells lists apart and ignores their order', () => {
    expect(hashOf(['a', 1], ['b', 2])).toBe(hashOf(['b', 2], ['a', 1]));
    expect(new Set([hashOf(['a', 1]), hashOf(['a', 2]), hashOf(['b', 1]), hashOf(['a', 1], ['b', 1])]).size).toBe(4);
  });
});
