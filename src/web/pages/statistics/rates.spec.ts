import { expect, it } from 'vitest';
import { carries, cellsOf, gridOf, leads } from './rates.js';

/** Published Wilson bounds would do as well: what is asked here is the width alone. */
const rate = (n: number, value: number, low: number, high: number) => ({ n, hits: n * value, value, low, high });

it('carries a rate whose interval leaves something out, and says which side it is on', () => {
  expect([carries(rate(20, 0.5, 0.299, 0.701)), carries(rate(22, 0.5, 0.307, 0.693))]).toEqual([false, true]);
  expect([
    leads(rate(100, 0.7, 0.604, 0.781)),
    leads(rate(100, 0.3, 0.219, 0.396)),
    leads(rate(100, 0.5, 0.404, 0.596)),
    leads(rate(3, 1, 0.438, 1)),
  ]).toEqual([1, -1, 0, 0]);
});

it('shows each pair from both sides, and the decks that met most', () => {
  const pair = (deck: string, opponent: string, n: number) => ({
    deck,
    label: deck.toUpperCase(),
    opponent,
    opponentLabel: opponent.toUpperCase(),
    wins: rate(n, 0.6, 0.1, 0.9),
    losses: rate(n, 0.3, 0.1, 0.9),
  });
  const cells = cellsOf([pair('a', 'b', 10), pair('b', 'c', 4)]);
  expect(cells.map(({ label, opponentLabel, wins }) => [label, opponentLabel, wins.value])).toEqual([
    ['A', 'B', 0.6],
    ['B', 'A', 0.3],
    ['B', 'C', 0.6],
    ['C', 'B', 0.3],
  ]);
  expect(gridOf(cells).decks.map(({ deck }) => deck)).toEqual(['b', 'a', 'c']);
  const many = cellsOf(Array.from({ length: 20 }, (_, at) => pair('a', `b${at}`, 20 - at)));
  const grid = gridOf(many);
  expect([grid.decks.length, grid.cells.length]).toEqual([12, 22]);
});
