import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bergerRounds } from './round-robin.js';

const written = (players: number): string =>
  bergerRounds(players)
    .map((round) => round.map((pair) => pair.join('-')).join(' '))
    .join(' | ');

it('is the table of Berger for four and for six', () => {
  expect(written(4)).toBe('1-4 2-3 | 4-3 1-2 | 2-4 3-1');
  expect(written(6)).toBe('1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1');
});

it('has everybody meet everybody once, and sit first as often as second but for one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 41 }), (players) => {
      const pairs = bergerRounds(players).flat();
      const met = pairs.map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`);
      expect(new Set(met).size).toBe(met.length);
      expect(met).toHaveLength((players * (players - 1)) / 2);
      for (const round of bergerRounds(players)) expect(new Set(round.flat()).size).toBe(2 * round.length);
      for (let place = 1; place <= players; place += 1) {
        const [first, second] = [0, 1].map((side) => pairs.filter((pair) => pair[side] === place).length);
        expect(Math.abs((first ?? 0) - (second ?? 0))).toBeLessThanOrEqual(1);
      }
    }),
  );
});
