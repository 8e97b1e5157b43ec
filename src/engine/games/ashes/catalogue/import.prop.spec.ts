/** Whatever a file holds, its import ends with a card set that the language takes, or with the path to the fault. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imported, importedOrRejected, record } from '../../../../../test/support/ashes-records.js';
import { readCards } from '../../../kernel/index.js';
import { ashesLanguage } from '../language/index.js';

const GOOD = record('walker', {
  phoenixborn: 'Somebody',
  copies: 2,
  battlefield: 5,
  spellboard: 4,
  conjurations: [{ name: 'Wisp', stub: 'wisp' }],
  text: 'Gait 2: When this unit comes into play, you may deal 2 damage to a target unit.\n\nIt rains.',
});

const TYPES = [
  ...['Phoenixborn', 'Ally', 'Conjuration', 'Ready Spell', 'Action Spell', 'Reaction Spell'],
  ...['Alteration Spell', 'Conjured Alteration Spell'],
];
/** A good record with some fields replaced by anything. */
const almost = fc
  .record(Object.fromEntries(Object.keys(GOOD).map((field) => [field, fc.jsonValue()])), { requiredKeys: [] })
  .map((changes) => ({ ...GOOD, ...changes }));
/** Texts of all types of cards, in pieces of what cards say. */
const piece = fc.constantFrom(
  ...['* ', '~ ', 'Gait 1: ', '[[main]] - [[exhaust]]: ', '1 [[basic]] or 1 [[charm:class]]: ', '\n\n', 'X = ', ' X '],
  ...['When this unit is destroyed, ', 'You may play this spell after a unit is destroyed. ', 'you may '],
  ...['Deal 1 damage to a target unit.', 'Place a [[Wisp]] conjuration onto your battlefield.', 'Focus 1: ', ':'],
);
const told = fc
  .tuple(fc.constantFrom(...TYPES), fc.array(fc.oneof(piece, fc.string()), { maxLength: 6 }))
  .map(([type, pieces]) => ({ ...GOOD, type, text: pieces.join('') }));
const anything = fc.oneof(fc.jsonValue(), almost, told);

describe('an import', () => {
  it('of any records is a set that the language takes, and counts every record', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 5 }), (records) => {
        const { cards, report } = imported(records);
        expect(readCards(ashesLanguage, cards, () => false)).toEqual({ kind: 'cards', cards });
        expect(report.totals.leftOut + cards.length).toBe(records.length);
        expect(report.odd.every(({ path }) => /^\/results\/\d+/.test(path))).toBe(true);
        expect(JSON.parse(JSON.stringify(report))).toEqual(report);
      }),
    );
  });

  it('of any file ends', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.jsonValue().map((results) => ({ results })),
        ),
        (whole) => {
          expect(['imported', 'rejected']).toContain(importedOrRejected(whole).kind);
        },
      ),
    );
  });
});
