import { expect, it } from 'vitest';
import { assertedFactsIn, assertedTotal } from './asserted-facts.js';

it('counts acts by hand, acts of judges, and each card and choice that was told', () => {
  const entry = (kind: string, fields = {}) => ({ kind, cites: [], ...fields });
  const facts = assertedFactsIn([
    { log: [entry('chanceTold', { count: 7 }), entry('drawn'), entry('asserted')] },
    { log: [entry('corrected'), entry('chanceTold', { count: 1 }), entry('corrected')] },
  ]);
  expect(facts).toEqual({ acts: 1, corrections: 2, chance: 8 });
  expect(assertedTotal(facts)).toBe(11);
});
