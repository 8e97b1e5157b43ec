/**
 * Goal: `npm run mutants` tells changes that a test notices from those that none does. Method: code and tests made for
 * it, with every way in which a change can end. If it fails, a survivor may be none, or what is said to be noticed is
 * not.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { mutantsOf } from '../support/mutants/instrument.js';
import { judgeAll } from '../support/mutants/judging.js';
import { changeOf } from '../support/mutants/change-of.js';

const FOLDER = `test-results/mutants/toy-${process.pid}`;
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const CODE = `
export const LIMIT = 3;
export const isLow = (n: number) => n < LIMIT;
export const sum = (n: number) => {
  let all = 0;
  while (n > 0) { all = all + n; n = n - 1; }
  return all;
};
const stop = () => { for (;;); };
export const halt = (isAsked: unknown) => { if (isAsked) stop(); };
let kept = 'nothing';
export const keep = (isAsked: unknown) => { if (isAsked) kept = 'a trace'; return kept; };
export const elsewhere = () => [1];
export const prepared = () => [7];
`;
const SPEC = `
import { beforeEach, describe, expect, it } from 'vitest';
import { elsewhere, halt, isLow, keep, prepared, sum } from './toy.js';
describe('Toy 1.1 Numbers', () => {
  it('counts', () => expect([isLow(2), isLow(3), sum(2), halt(false), keep(false)]).toEqual([true, false, 3, undefined, 'nothing']));
  it('fails', () => expect(sum(2)).toBe(4));
});
describe('Toy 1.1 Prepared', () => {
  let list: number[] = [];
  beforeEach(() => (list = prepared()));
  it('begins anew', () => expect([list.push(1), list]).toEqual([2, [7, 1]]));
});
describe('Toy 1.2 Others', () => {
  it('is elsewhere', () => expect(elsewhere()).toEqual([1]));
});
`;

it('knows noticed, reached and unreached changes apart', async () => {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/toy.ts`, CODE);
  writeFileSync(`${FOLDER}/toy.spec.ts`, SPEC);
  const suspects = mutantsOf(`${FOLDER}/toy.ts`, CODE, 1).map((mutant) => ({ ...mutant, rules: ['Toy 1.1'] }));
  const target = { name: 'toy', suspects, specsFor: () => [`${FOLDER}/toy.spec.ts`], isService: false };
  let last = { judged: 0, noticed: 0 };
  const onProgress = (judged: number, noticed: number): void => void (last = { judged, noticed });
  const { verdicts, red } = await judgeAll(target, suspects, { onProgress, silence: 8_000 });

  const having = (wanted: string) => verdicts.filter(({ is }) => is === wanted).map(({ suspect }) => changeOf(suspect));
  expect({ noticed: having('noticed'), met: having('met'), unmet: having('unmet') }).toEqual({
    noticed: [
      '3 -> 4', // from the import on
      'n < LIMIT -> (n) <= (LIMIT)',
      '0 -> 1',
      'n > 0 -> false',
      '0 -> 1',
      'left out: all = all + n;',
      'all + n -> (all) - (n)',
      'left out: n = n - 1;', // does not end, step by step
      'n - 1 -> (n) + (1)',
      '1 -> 2',
      'isAsked -> true', // does not end, without a step
      'isAsked -> true', // outlasts its test
      '[7] -> []', // in what comes before the test
      '7 -> 8',
    ],
    met: ['n > 0 -> (n) >= (0)', 'isAsked -> false', 'isAsked -> false'],
    unmet: ['left out: stop();', "left out: kept = 'a trace';", '[1] -> []', '1 -> 2'],
  });
  expect(red).toEqual(['Toy 1.1 fails']);
  expect(last.noticed).toBe(having('noticed').length);
});
