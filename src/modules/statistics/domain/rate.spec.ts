import { describe, expect, it } from 'vitest';
import { rateOf } from './rate.js';

/** Newcombe 1998 (Statistics in Medicine 17) prints the first four; the others were computed independently. */
const PUBLISHED: readonly (readonly [hits: number, n: number, low: number, high: number])[] = [
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  [7, 10, 0.3968, 0.8922],
  [70, 100, 0.6042, 0.7811],
  [700, 1000, 0.6709, 0.7276],
  [0, 1, 0, 0.7935],
  [1, 1, 0.2065, 1],
];

const HALF_WIDTHS = [
  [30, 0.1685],
  [100, 0.0962],
  [400, 0.0488],
  [1000, 0.0309],
  [10_000, 0.0098],
] as const;

describe('rateOf', () => {
  it.each(PUBLISHED)('gives %i of %i the interval %f to %f', (hits, n, low, high) => {
    const rate = rateOf(hits, n);
    expect(rate?.low).toBeCloseTo(low, 4);
    expect(rate?.high).toBeCloseTo(high, 4);
    expect(rate).toMatchObject({ n, hits, value: hits / n });
  });

  it.each(HALF_WIDTHS)('is ± the published half-width at 50 %% of %i', (n, half) => {
    const rate = rateOf(n / 2, n);
    expect(((rate?.high ?? 0) - (rate?.low ?? 0)) / 2).toBeCloseTo(half, 4);
  });

  it('reaches exactly 0 and 1, never beyond', () => {
    const counts = Array.from({ length: 30 }, (_, place) => place + 1);
    expect(counts.map((n) => [rateOf(0, n)?.low, rateOf(n, n)?.high])).toEqual(counts.map(() => [0, 1]));
  });

  it('is nothing without cases', () => {
    expect(rateOf(0, 0)).toBeNull();
  });
});
