/** Whatever a file holds, its import ends with a card set that the language takes, or with the path to the fault. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fromOfficial,
  importedOrRejected,
  listed,
  official,
  type FormatName,
} from '../../../../../test/support/riftbound-records.js';
import { readCards } from '../../../kernel/index.js';
import { riftboundLanguage } from '../language/index.js';

type Record = { readonly [field: string]: unknown };

/** A good record with some fields replaced by anything. */
const almost = (good: Record) =>
  fc
    .record(Object.fromEntries(Object.keys(good).map((field) => [field, fc.jsonValue()])), { requiredKeys: [] })
    .map((changes) => ({ ...good, ...changes }));

/** Texts in pieces of what cards say. */
const piece = fc.constantFrom(
  ...[
    '{{强攻2}}',
    '{{急速}}',
    '{{1}}',
    '{{红色}}',
    '{{横置}}',
    '：',
    '，',
    '\n',
    '（提醒）',
    '{{',
    '}}',
    '[Tank]',
    '[Shield 3]',
  ],
  ...['[E1]', '[RUNE:fury]', '[EXHAUST]', ': ', ' — ', '(', ')', '+1', '[Action]'],
);
const text = fc.array(fc.oneof(piece, fc.string()), { maxLength: 8 }).map((pieces) => pieces.join(''));
const type = fc.constantFrom('unit', 'spell', 'equipment', 'rune', 'battlefield', 'legendary', 'indicator_unit');

const anyOfficial = fc.oneof(
  fc.jsonValue(),
  almost(official('001')),
  fc.record({ cardCategory: type, cardEffect: text }).map((fields) => official('002', fields)),
);
const anyListed = fc.oneof(
  fc.jsonValue(),
  almost(listed('001')),
  text.map((abilityText) => listed('001', { abilityText })),
);
const before = fromOfficial([official('001')]).cards;

const files: readonly (readonly [FormatName, fc.Arbitrary<unknown>])[] = [
  ['playloltcg', fc.array(anyOfficial, { maxLength: 5 }).map((cards) => ({ cards }))],
  ['riftbound-rules-engine', fc.dictionary(fc.string({ maxLength: 4 }), anyListed, { maxKeys: 5 })],
];

describe.each(files)('an import of %s', (format, file) => {
  it('of any records is a set that the language takes, and counts every record', () => {
    fc.assert(
      fc.property(file, (whole) => {
        const result = importedOrRejected(format, whole, [], before);
        if (result.kind === 'rejected') throw new Error(JSON.stringify(result.faults));
        const { cards, report } = result;
        expect(readCards(riftboundLanguage, cards, () => false)).toEqual({ kind: 'cards', cards });
        expect(report.totals.leftOut + cards.length).toBe(report.totals.records);
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
          expect(['imported', 'rejected']).toContain(importedOrRejected(format, whole).kind);
        },
      ),
    );
  });
});
