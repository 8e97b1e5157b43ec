/**
 * `baseline.json`: what the ratios of all benchmarks were on a quiet machine. A run that is much worse says so, and
 * does not fail: a machine may be too busy even for ratios.
 */
import { type Ratio, type Ratios } from './measure.js';

/** By benchmark. */
export type Baseline = { readonly [benchmark: string]: Ratios };

/** Quiet runs differ by a quarter. */
const MUCH_WORSE = 1.5;

export const warningsOf = (measured: Baseline, baseline: Baseline): readonly string[] =>
  Object.entries(measured).flatMap(([benchmark, ratios]) =>
    Object.entries(ratios).flatMap(([name, now]) => {
      const why = fault(now, baseline[benchmark]?.[name]);
      return why === undefined ? [] : [`${benchmark}, ${name}: ${why}`];
    }),
  );

/** Benchmarks that did not run stay as they were. */
export const updated = (measured: Baseline, baseline: Baseline): Baseline =>
  Object.fromEntries(Object.entries({ ...baseline, ...measured }).sort(([left], [right]) => (left < right ? -1 : 1)));

function fault(now: Ratio, before: Ratio | undefined): string | undefined {
  if (!Number.isFinite(now.ratio)) return 'was not measured';
  if ('atMost' in now && now.ratio > now.atMost) return `${now.ratio}, and may be ${now.atMost} at most`;
  if ('atLeast' in now && now.ratio < now.atLeast) return `${now.ratio}, and may be ${now.atLeast} at least`;
  if (before === undefined) return `${now.ratio}, and is not in the baseline`;
  const times = 'atMost' in now ? now.ratio / before.ratio : before.ratio / now.ratio;
  return times > MUCH_WORSE ? `${now.ratio}, and was ${before.ratio}` : undefined;
}
