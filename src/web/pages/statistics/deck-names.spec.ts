import { expect, it } from 'vitest';
import { decksToldApart } from './deck-names.js';
import { cellsOf } from './rates.js';

const rate = { n: 4, hits: 2, value: 0.5, low: 0.15, high: 0.85 };

it('calls a deck the same in matchups and among the decks, and no two of them alike', () => {
  const { byDeck, matchups } = decksToldApart({
    wins: { byDeck: [{ key: 'a-1111', label: 'Amber', wins: rate }] },
    matchups: [
      { deck: 'a-1111', label: 'Amber', opponent: 'b-2222', opponentLabel: 'Amber', wins: rate, losses: rate },
      { deck: 'a-1111', label: 'Amber', opponent: 'c-3333', opponentLabel: 'Ruby', wins: rate, losses: rate },
    ],
  });
  expect(byDeck.map(({ label }) => label)).toEqual(['Amber #1111']);
  expect(cellsOf(matchups).map(({ label, opponentLabel }) => `${label} / ${opponentLabel}`)).toEqual([
    'Amber #1111 / Amber #2222',
    'Amber #2222 / Amber #1111',
    'Amber #1111 / Ruby',
    'Ruby / Amber #1111',
  ]);
});
