/**
 * Whatever a file of either format holds, its import ends with a card set that the language takes, or with the path to
 * the fault.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BROWSER,
  browserRecord,
  importedOrRejected,
  imported,
  record,
  SIMULATOR,
  type Fields,
} from '../../../../../test/support/fftcg-records.js';
import { readCards } from '../../../kernel/index.js';
import { fftcgLanguage } from '../language/index.js';

/** Lines as cards have them, whole and mangled. */
const line = fc.oneof(
  fc.constantFrom(
    'Haste',
    'EX BURST When Walker 1 enters the field, bake.',
    'When Walker 1 attacks, you may pay {1}. When you do so, bake.',
    '{fire}{dull}, put Walker 1 into the Break Zone: Bake.',
    'Warp 2 -- {fire}{dull}',
    'Priming "Walker (II)" -- {1}, discard Walker 1',
    'Damage 3 -- Brave',
    'Limit Break -- 2',
    'You can only pay with Wind CP to cast Walker 1.',
  ),
  fc.string({ maxLength: 40 }),
);
const text = fc.array(line, { maxLength: 4 }).map((lines) => lines.join('[[br]]'));

/** A good record with some fields replaced by anything, and a text of lines. */
const almost = (good: Fields): fc.Arbitrary<Fields> =>
  fc
    .record(
      { ...Object.fromEntries(Object.keys(good).map((field) => [field, fc.jsonValue()])), text },
      { requiredKeys: [] },
    )
    .map((changes) => ({ ...good, ...changes }));

describe.each([
  [SIMULATOR, record(1)],
  [BROWSER, browserRecord(1)],
])('an import of %s', (format, good) => {
  const anything = fc.oneof(
    fc.jsonValue(),
    almost(good),
    text.map((lines) => ({ ...good, text: lines })),
  );

  it('of any records is a set that the language takes, and counts every record', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 5 }), (records) => {
        const { cards, report } = imported(records, { format });
        expect(readCards(fftcgLanguage, cards, () => false)).toEqual({ kind: 'cards', cards });
        expect(report.totals.leftOut + cards.length).toBeLessThanOrEqual(records.length);
        expect(report.odd.every(({ path }) => /^(\/cards)?\/\d+/.test(path))).toBe(true);
        expect(JSON.parse(JSON.stringify(report))).toEqual(report);
      }),
    );
  });

  it('of any file ends', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.jsonValue().map((cards) => ({ cards })),
        ),
        (whole) => {
          expect(['imported', 'rejected']).toContain(importedOrRejected(whole, { format }).kind);
        },
      ),
    );
  });
});
