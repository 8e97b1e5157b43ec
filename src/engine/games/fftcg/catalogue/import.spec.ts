/** Whole files of both formats: which set comes of them, whose script a printing has, and what the report says. */
import { describe, expect, it } from 'vitest';
import {
  BROWSER,
  browserRecord,
  importedOrRejected,
  definitionOf,
  imported,
  oddOf,
  record,
  SIMULATOR,
  type Fields,
  type Own,
} from '../../../../../test/support/fftcg-records.js';
import { cardSetOf } from '../../../kernel/index.js';
import { RECORDS_MAX } from '../../../catalogue/index.js';
import type { FftcgCard } from '../card.js';
import { fingerprintOf } from './card-text.js';

const plain = {
  id: '1-001',
  name: 'Walker 1',
  elements: ['fire'],
  cost: 3,
  type: 'forward',
  power: 7000,
  jobs: ['Baker'],
  categories: ['I'],
  keywords: [],
  abilities: [],
} as const satisfies FftcgCard;

const browsed = (...records: readonly Fields[]) => imported(records, { format: BROWSER });

describe('what is printed on a card', () => {
  it('is read of a record of either format, as the same card', () => {
    expect(definitionOf(record(1))).toEqual(plain);
    expect(definitionOf(browserRecord(1), { format: BROWSER })).toEqual(plain);
  });

  it('has no power but on a Forward', () => {
    for (const type of ['backup', 'monster', 'summon']) {
      expect(definitionOf(record(1, { type, power: 0 }))).not.toHaveProperty('power');
    }
    expect(oddOf([record(1, { type: 'monster', power: 6000 })])).toEqual([
      '/0/power power: power 6000 of a monster → only Forwards have power',
    ]);
  });

  it('has several Jobs, Categories and elements', () => {
    const several = definitionOf(record(1, { job: "Baker/L'Cie", category: 'I &middot; TWO' }));
    expect(several).toMatchObject({ jobs: ['Baker', "L'Cie"], categories: ['I', 'TWO'] });
    const two = definitionOf(browserRecord(1, { elements: ['water', 'fire'], jobs: [''] }), { format: BROWSER });
    expect(two).toMatchObject({ elements: ['fire', 'water'], jobs: [] });
  });

  it('is generic by its flag, or where there is none by the Job that generic cards have', () => {
    expect(definitionOf(browserRecord(1, { multicard: true }), { format: BROWSER })).toMatchObject({ generic: true });
    expect(definitionOf(record(1, { job: 'Standard Unit' }))).toMatchObject({ generic: true });
    expect(definitionOf(browserRecord(1, { jobs: ['Standard Unit'] }), { format: BROWSER })).not.toHaveProperty(
      'generic',
    );
  });

  it('is found by its code', () => {
    expect(definitionOf(browserRecord(7, { set: 'Opus XIX' }), { format: BROWSER }).id).toBe('19-007');
    expect(definitionOf(browserRecord(7, { set: 'Promo' }), { format: BROWSER }).id).toBe('PR-007');
    expect(definitionOf(record(1, { id: 'Re-007C/11-003R' })).id).toBe('Re-007');
    expect(oddOf([record(1, { id: 'Re-007C/11-003R' })])).toEqual([
      '/0 reprint: also printed as 11-003 → a card of its own of that name',
    ]);
  });
});

describe('a record with a fault is left out', () => {
  it.each<readonly [fields: object, fault: string]>([
    [{ cost: -1 }, '/1/cost fault: a whole number from 0 to 99, not -1'],
    [{ power: '7000' }, '/1/power fault: a whole number from 0 to 99000, not "7000"'],
    [{ type: 'crystal' }, '/1/type fault: unknown type "crystal"; known are forward, backup, monster, summon'],
    [
      { element: 'unknown' },
      '/1/element fault: unknown element "unknown"; known are fire, ice, wind, earth, lightning, water, light, dark',
    ],
    [{ id: '21_001' }, '/1/id fault: a card code such as "1-001H", not "21_001"'],
    [{ text: 4 }, '/1/text fault: a text, not 4'],
  ])('%j', (fields, expected) => {
    const records = [record(1), { ...record(2), ...fields }, record(3)];
    expect(imported(records).cards.map(({ id }) => id)).toEqual(['1-001', '1-003']);
    expect(oddOf(records)).toContain(`${expected} → left out`);
  });

  it('and so is one of an unknown set, and the second of a code', () => {
    expect(browsed(browserRecord(1, { set: 'Ballads' })).report.odd).toMatchObject([{ path: '/cards/0/set' }]);
    const twice = [record(1, { name: 'Later' }), record(1, { name: 'Earlier' })];
    expect(imported(twice).cards.map((card) => card['name'])).toEqual(['Earlier']);
    expect(imported(twice.toReversed()).cards).toEqual(imported(twice).cards);
  });
});

describe('a file that is none of the format', () => {
  it.each<readonly [format: string, path: string, whole: unknown]>([
    [SIMULATOR, '', { cards: [] }],
    [SIMULATOR, '', Array(RECORDS_MAX + 1).fill(null)],
    [BROWSER, '', []],
    [BROWSER, '/cards', { cards: {} }],
    [BROWSER, '', JSON.parse('{"__proto__":{"cards":[]}}')],
  ])('%s is rejected at "%s"', (format, path, whole) => {
    expect(importedOrRejected(whole, { format })).toMatchObject({ kind: 'rejected', faults: [{ path }] });
  });
});

describe('a card that the project has a script for', () => {
  const text = 'When Walker 1 enters the field, bake a cake.';
  const scripted: FftcgCard = {
    ...plain,
    elements: ['fire', 'water'],
    generic: true,
    text: 'Bakes.',
    abilities: [{ kind: 'triggered', name: 'bake', on: [{ event: 'entered' }], effect: { do: 'draw', count: 1 } }],
  };
  const own: Own = [[scripted, fingerprintOf(text)]];

  it('uses it, with elements and the sign of generic cards that the format lacks', () => {
    expect(definitionOf(record(1, { text }), { own })).toEqual(scripted);
    expect(oddOf([record(1, { text })], { own })).toEqual([
      '/0 completed: the project knows more of its elements and generic → those of the project are used',
    ]);
  });

  it('plays by its own words where it has others', () => {
    const other = definitionOf(record(1, { text: 'When Walker 1 attacks, bake a cake.' }), { own });
    expect(other).toMatchObject({ abilities: [{ name: 'when-attacks', effect: { do: 'by-hand' } }] });
    expect(oddOf([record(1, { text: 'Sing.' })], { own }).join()).toContain('other-text');
  });

  it('is of the printing in everything else', () => {
    expect(definitionOf(record(1, { text, power: 8000 }), { own })).toMatchObject({ power: 8000 });
    expect(oddOf([record(1, { text, power: 8000 })], { own }).join()).toContain('another power');
  });

  it('is the script of a reprint too', () => {
    expect(definitionOf(record(1, { text, id: '20-001R/1-001C' }), { own })).toMatchObject({ text: 'Bakes.' });
  });
});

describe('the report', () => {
  it('says where the file differs from the set before it, and nothing where it does not', () => {
    const before = browsed(
      browserRecord(1, { elements: ['fire', 'water'] }),
      browserRecord(2, { text: '{EX} When Walker 2 enters the field, bake.\n', exburst: true }),
      browserRecord(3),
      browserRecord(4),
    ).cards;
    const now = [record(1), record(2, { text: 'When Walker 2 enters the field, bake.' }), record(3), record(5)];
    expect(oddOf(now, { before })).toEqual([
      '/0 newest-set: elements ["fire"], in the newest set ["fire","water"] → this file counts',
      '/1 newest-set: exBurst none, in the newest set {"ability":"when-entered"} → this file counts',
    ]);
    expect(imported(now, { before }).cards).toEqual(imported(now).cards);
  });

  it('tells an EX Burst that flag and text do not agree on', () => {
    const flagged = browserRecord(1, { exburst: true, text: 'When Walker 1 enters the field, bake.' });
    expect(definitionOf(flagged, { format: BROWSER })).toMatchObject({ exBurst: { ability: 'when-entered' } });
    expect(oddOf([flagged], { format: BROWSER })).toEqual([
      '/cards/0/exburst ex-burst: an EX Burst, and none marked in the text → the flag counts',
    ]);
    const marked = browserRecord(1, { text: '{EX} When Walker 1 enters the field, bake.' });
    expect(definitionOf(marked, { format: BROWSER })).toMatchObject({ exBurst: { ability: 'when-entered' } });
  });

  it('holds no word of a text', () => {
    const secret = 'Xylophones quietly juggle.';
    const whole = JSON.stringify(imported([record(1, { text: `${secret}[[br]]{9}: ${secret}` })]));
    expect(whole).not.toContain('ylophone');
  });
});

describe('the card set', () => {
  it('is the same for the same records in whatever order', () => {
    const records = [record(3), record(12), record(1, { text: 'When Walker 1 attacks, bake.' })];
    expect(cardSetOf(imported(records).cards).hash).toBe(cardSetOf(imported(records.toReversed()).cards).hash);
  });

  it('is that of both formats where they say the same', () => {
    const texts = [
      '[[ex]]EX BURST[[/]] When Walker 1 enters the field, bake.[[br]] 《ダル》《火》: Whistle.',
      '{EX} When Walker 1 enters the field, bake.\n{D}{f}: Whistle.\n',
    ];
    const one = imported([record(1, { text: texts[0] })]).cards;
    expect(browsed(browserRecord(1, { text: texts[1], exburst: true })).cards).toEqual(one);
  });
});
