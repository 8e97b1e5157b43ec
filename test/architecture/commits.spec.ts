/** Goal: the gate finds each fault of a commit that CONTRIBUTING.md names. Method: one inside and outside each rule. */
import { expect, it } from 'vitest';
import { faultsIn } from '../../scripts/launch/commits.mjs';

const faults = (subject: string, files = 1, body = '') => faultsIn({ subject, body, files });

it.each([
  ['fftcg: break lethally damaged forwards (12.4.5)'],
  ['web, api: bring the clock to the page'],
  [`web: ${'a'.repeat(4)} ${'b'.repeat(72 - 10)}`],
  ['Revert "web: bring the clock to the page"'],
])('accepts %s', (subject) => {
  expect(faults(subject)).toEqual([]);
});

it.each([
  ['break forwards', 'scope'],
  ['FFTCG: break forwards', 'scope'],
  ['fftcg: Break forwards', 'scope'],
  ['fftcg: breaks forwards', 'imperative'],
  ['fftcg: adding a rule', 'imperative'],
  ['fftcg: added a rule', 'imperative'],
  ['fftcg: break forwards; end games', 'semicolon'],
  [`web: ${'a'.repeat(4)} ${'b'.repeat(72 - 9)}`, '72'],
])('refuses %s', (subject, why) => {
  expect(faults(subject)).toEqual([expect.stringContaining(why)]);
});

it('asks for a body if more than ten files change', () => {
  expect(faults('web: move pages', 10)).toEqual([]);
  expect(faults('web: move pages', 11)).toEqual([expect.stringContaining('11 files')]);
  expect(faults('web: move pages', 11, 'Pages of one kind stand together.')).toEqual([]);
});
