/** Whatever a file holds, its import ends with a card set that the language takes, or with the path to the fault. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  importedOrRejected,
  file,
  fixed,
  imported,
  keyword,
  record,
  triggered,
} from '../../../../../test/support/lorcana-records.js';
import { readCards } from '../../../kernel/index.js';
import { lorcanaLanguage } from '../language/index.js';

const GOOD = record(1, {
  errata: ['x'],
  variant: 'a',
  promoGrouping: 'P1',
  colors: ['Amber'],
  effects: ['Whistle.'],
  abilities: [keyword('Resist', '+1'), triggered('When you play this character, whistle.'), fixed('It rains.')],
});

/** A good record with some fields, or parts of its abilities, replaced by anything. */
const almost = fc
  .record(Object.fromEntries(Object.keys(GOOD).map((field) => [field, fc.jsonValue()])), { requiredKeys: [] })
  .map((changes) => ({ ...GOOD, ...changes }));
const ability = fc.record(
  {
    type: fc.constantFrom('keyword', 'triggered', 'static', 'activated', 4),
    keyword: fc.string(),
    effect: fc.string(),
    costs: fc.jsonValue(),
    fullText: fc.string(),
  },
  { requiredKeys: [] },
);
const strange = fc.array(ability, { maxLength: 4 }).map((abilities) => ({ ...GOOD, abilities }));
const anything = fc.oneof(fc.jsonValue(), almost, strange);

describe('an import', () => {
  it('of any records is a set that the language takes, and counts every record', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 5 }), (records) => {
        const { cards, report } = imported(records);
        expect(readCards(lorcanaLanguage, cards, () => false)).toEqual({ kind: 'cards', cards });
        expect(report.totals.leftOut + cards.length).toBe(records.length);
        expect(report.odd.every(({ path }) => /^\/cards\/\d+/.test(path))).toBe(true);
        expect(JSON.parse(JSON.stringify(report))).toEqual(report);
      }),
    );
  });

  it('of any file ends', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.jsonValue().map((cards) => ({ ...file([]), cards })),
        ),
        (whole) => {
          expect(['imported', 'rejected']).toContain(importedOrRejected(whole).kind);
        },
      ),
    );
  });
});
