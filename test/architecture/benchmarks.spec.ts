/**
 * Goal: what became slower is noticed. Method: the baseline has every benchmark, each of its ratios within the limit
 * that holds on any machine; ratios made up show what is said of them. If it fails, a benchmark was added, renamed or
 * has a new limit: `npm run bench -- --baseline` on a quiet machine writes the file anew.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Baseline, updated, warningsOf } from '../../bench/baseline.js';
import { atLeast, atMost } from '../../bench/measure.js';
import { deliveredGames } from '../support/games/home.js';

const FOLDER = new URL('../../bench/', import.meta.url);
const baseline = JSON.parse(readFileSync(new URL('baseline.json', FOLDER), 'utf8')) as Baseline;

describe('bench/baseline.json', () => {
  it('has every benchmark, and of the engine every game', () => {
    const benchmarks = readdirSync(FOLDER).filter((file) => file.endsWith('.bench.ts'));
    expect(Object.keys(baseline)).toEqual(benchmarks.map((file) => file.slice(0, -'.bench.ts'.length)).sort());
    const measured = Object.keys(baseline['engine'] ?? {}).map((name) => name.slice(0, name.indexOf(':')));
    expect([...new Set(measured)].sort()).toEqual([...deliveredGames].sort());
  });

  it('is within all limits', () => {
    expect(warningsOf(baseline, baseline)).toEqual([]);
  });
});

describe('what a run says', () => {
  const before: Baseline = { engine: { cost: atMost(10, 2), rate: atLeast(0.1, 0.4) } };
  const said = (cost: number, rate: number): readonly string[] =>
    warningsOf({ engine: { cost: atMost(10, cost), rate: atLeast(0.1, rate) } }, before);

  it.each([
    ['nothing of what is as before, or better', 1, 0.8, []],
    ['nothing of what is a little worse', 2.9, 0.28, []],
    ['what is much worse', 3.1, 0.26, ['engine, cost: 3.1, and was 2', 'engine, rate: 0.26, and was 0.4']],
    [
      'what is beyond its limit',
      11,
      0.09,
      ['engine, cost: 11, and may be 10 at most', 'engine, rate: 0.09, and may be 0.1 at least'],
    ],
    ['what could not be measured', NaN, 0.4, ['engine, cost: was not measured']],
  ])('%s', (_what, cost, rate, warnings) => {
    expect(said(cost, rate)).toEqual(warnings);
  });

  it('what the baseline does not have', () => {
    expect(warningsOf({ http: { rate: atLeast(0.1, 0.4) } }, before)).toEqual([
      'http, rate: 0.4, and is not in the baseline',
    ]);
  });

  it('a new baseline keeps the benchmarks that did not run', () => {
    const http = { rate: atLeast(0.1, 0.4) };
    expect(updated({ http }, before)).toEqual({ ...before, http });
    expect(updated({ engine: http }, before)).toEqual({ engine: http });
  });
});
