/**
 * Goal: the rulebooks tell the truth. What they call implemented is tested and cited, what is tested is called
 * implemented, and the pages under docs/coverage are what `npm run coverage:rules` would write.
 * Method: read the source text; nothing is run. That citations name existing rules is the compiler's business.
 * When it fails: each line says what to add and where.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coveragePage, coveragePath } from '../../src/cli/ledger/coverage-page.js';
import { readLedger } from '../../src/cli/ledger/ledger.js';
import { ledgerFaults } from '../../src/cli/ledger/ledger-faults.js';
import { rulebooks } from '../../src/engine/index.js';
import { homeOf, isDelivered } from '../support/games/home.js';

describe.each(rulebooks)('the ledger of $title', (rulebook) => {
  const ledger = readLedger(process.cwd(), rulebook, homeOf(rulebook.game));

  it('agrees with code and conformance tests in both directions (each fault says how to mend it)', () => {
    expect(ledgerFaults(ledger)).toEqual([]);
  });

  it('gives a reason for each rule that is deferred or refused, and for no other', () => {
    const wrong = rulebook.rules.filter(
      ({ status, reason }) => (status === 'deferred' || status === 'refused') !== Boolean(reason?.trim()),
    );
    expect(wrong).toEqual([]);
  });

  it('lists each number once, below a listed parent', () => {
    const numbers = rulebook.rules.map(({ number }) => number);
    expect(numbers).toHaveLength(new Set(numbers).size);
    expect(rulebook.rules.filter(({ parent }) => parent !== undefined && !numbers.includes(parent))).toEqual([]);
  });

  // The pages are about the games that are delivered.
  if (isDelivered(rulebook.game))
    it('has a current page (if not: npm run coverage:rules, and commit it)', () => {
      expect(readFileSync(coveragePath(rulebook.game), 'utf8')).toBe(coveragePage(ledger));
    });
});
