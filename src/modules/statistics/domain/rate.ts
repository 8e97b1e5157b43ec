/**
 * A share of n cases with its 95 % Wilson score interval. A rate without its n and interval says nothing, so none is
 * made.
 */
export interface Rate {
  readonly n: number;
  readonly hits: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % quantile of the normal distribution: two-sided 95 %. */
const Z = 1.959963984540054;

/** Null for no cases at all. */
export function rateOf(hits: number, n: number): Rate | null {
  if (n === 0) return null;
  const value = hits / n;
  const centre = value + (Z * Z) / (2 * n);
  const spread = Z * Math.sqrt((value * (1 - value)) / n + (Z * Z) / (4 * n * n));
  const scale = 1 + (Z * Z) / n;
  // At no hits and at all hits the formula gives exactly 0 and 1, which floating point misses by a hair.
  const low = hits === 0 ? 0 : (centre - spread) / scale;
  const high = hits === n ? 1 : (centre + spread) / scale;
  return { n, hits, value, low, high };
}
