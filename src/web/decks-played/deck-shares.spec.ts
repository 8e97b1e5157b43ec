import { expect, it } from 'vitest';
import type { Schemas } from '../api/kifu.js';
import { sharesOf } from './deck-shares.js';

const played = (key: string, label: string | null, n: number, hits: number): Schemas['WinRateDto'] => ({
  ...{ key, label },
  wins: { n, hits, value: hits / n, low: 0, high: 1 },
});

it('says how much of what was played each deck was, the most first', () => {
  const decks = [
    played('a', 'Amber', 1, 1),
    played('b', 'Ruby', 3, 1),
    played('c', null, 4, 2),
    played('d', 'Steel', 4, 3),
  ];
  expect(sharesOf(decks)).toEqual([
    { deck: 'd', name: 'Steel', games: 4, won: 3, share: 1 / 3 },
    { deck: 'c', name: 'c', games: 4, won: 2, share: 1 / 3 },
    { deck: 'b', name: 'Ruby', games: 3, won: 1, share: 1 / 4 },
    { deck: 'a', name: 'Amber', games: 1, won: 1, share: 1 / 12 },
  ]);
});

it('tells decks of one name apart', () => {
  const decks = [played('0193-aaaa', 'Amber', 2, 1), played('0193-bbbb', 'Amber', 1, 1)];
  expect(sharesOf(decks).map(({ name }) => name)).toEqual(['Amber #aaaa', 'Amber #bbbb']);
});

it('has no shares of nothing', () => {
  expect(sharesOf([])).toEqual([]);
});
