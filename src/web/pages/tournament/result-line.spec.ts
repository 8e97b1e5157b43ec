import { describe, expect, it } from 'vitest';
import { gamesText } from '../../tables/text.js';
import { resultLineIn, usualResults } from './result-line.js';

describe('a result that staff types', () => {
  it.each([
    ['12 2-1', { table: 12, result: { games: { won: 2, lost: 1, drawn: 0 } } }],
    [' 3  0 2 ', { table: 3, result: { games: { won: 0, lost: 2, drawn: 0 } } }],
    ['7: 1–1–1', { table: 7, result: { games: { won: 1, lost: 1, drawn: 1 } } }],
    ['12.3 2-1', { table: 12, board: 3, result: { games: { won: 2, lost: 1, drawn: 0 } } }],
    ['4.1 id', { table: 4, board: 1, result: { outcome: 'draw', how: 'intentional-draw' } }],
    ['4 ID', { table: 4, result: { outcome: 'draw', how: 'intentional-draw' } }],
    ['4 dl', { table: 4, result: { outcome: 'double-loss' } }],
  ])('is read: %s', (text, line) => {
    expect(resultLineIn(text)).toEqual(line);
  });

  it.each(['', '12', '2-1', '12 2', '12 2-1 won', 'x 2-1', '12345 2-1', '12. 2-1', '12.34 2-1'])(
    'is refused: "%s"',
    (text) => {
      expect(resultLineIn(text)).toBeNull();
    },
  );
});

it.each([
  [1, 'swiss', ['1–0', '0–0–1', '0–1']],
  [2, 'swiss', ['2–0', '1–1', '0–2']],
  [3, 'swiss', ['2–0', '2–1', '1–1', '1–2', '0–2']],
  [5, 'round-robin', ['3–0', '3–1', '3–2', '2–2', '2–3', '1–3', '0–3']],
  [3, 'single-elimination', ['2–0', '2–1', '1–2', '0–2']],
] as const)('a match of %i games in a stage of kind %s has its usual results', (bestOf, kind, expected) => {
  expect(usualResults({ bestOf, kind }).map((games) => gamesText({ games }))).toEqual(expected);
});
