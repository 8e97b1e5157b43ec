/** The whole file: which set comes of it, whose script a printing has, and what the report says. */
import { describe, expect, it } from 'vitest';
import {
  actionRecord,
  activated,
  byHand,
  importedOrRejected,
  definitionOf,
  file,
  fixed,
  imported,
  keyword,
  oddOf,
  record,
  triggered,
  type Fields,
  type Own,
} from '../../../../../test/support/lorcana-records.js';
import { cardSetOf } from '../../../kernel/index.js';
import { RECORDS_MAX } from '../../../catalogue/index.js';
import { fingerprintOf } from './card-text.js';

import type { LorcanaCard } from '../card.js';

const TEXT = 'When you play this character, bake a cake.';
const baker = (id: number, fields: Fields = {}) =>
  record(id, { name: 'Baker', abilities: [triggered(TEXT)], ...fields });
const ownBaker: LorcanaCard = {
  id: '1-5',
  name: 'Baker',
  version: 'On the Road',
  inks: ['amber'],
  cost: 2,
  inkable: true,
  type: 'character',
  classifications: ['Storyborn', 'Hero'],
  strength: 2,
  willpower: 3,
  lore: 1,
  keywords: [],
  text: 'Bakes as she arrives.',
  abilities: [
    {
      kind: 'triggered',
      name: 'bake',
      on: [{ event: 'played', where: { object: { object: { self: true } } } }],
      effect: { do: 'draw', count: 1 },
    },
  ],
};
const own: Own = [[ownBaker, fingerprintOf(`A TITLE ${TEXT}`)]];
const read = { kind: 'triggered', name: 'when-played', effect: byHand(TEXT) };

describe('a file that is none of the format', () => {
  it.each<readonly [path: string, whole: unknown]>([
    ['', 'text'],
    ['', null],
    ['', [record(1)]],
    ['/metadata', { cards: [] }],
    ['/metadata', JSON.parse('{"__proto__":{"metadata":{"formatVersion":"2.0.0"}},"cards":[]}')],
    ['/metadata/formatVersion', { metadata: {}, cards: [] }],
    ['/metadata/formatVersion', { metadata: { formatVersion: '1.9.0' }, cards: [] }],
    ['/metadata/language', { metadata: { formatVersion: '2.1.0', language: 'de' }, cards: [] }],
    ['/cards', { metadata: { formatVersion: '2.1.0' } }],
    ['/cards', { metadata: { formatVersion: '2.1.0' }, cards: { 1: record(1) } }],
    ['/cards', file(Array(RECORDS_MAX + 1).fill(null))],
  ])('is rejected at "%s"', (path, whole) => {
    expect(importedOrRejected(whole)).toMatchObject({ kind: 'rejected', faults: [{ path }] });
  });
});

describe('the card set', () => {
  const records = [baker(5), record(12), actionRecord(2), record(7, { number: 5, promoGrouping: 'P1', name: 'Baker' })];

  it('is in the order of the numbers', () => {
    expect(imported(records).cards.map(({ id }) => id)).toEqual(['1-2', '1-5', '1-12', 'P1-5']);
  });

  it('is the same for the same file, to the byte', () => {
    expect(JSON.stringify(imported(records, own))).toBe(JSON.stringify(imported(structuredClone(records), own)));
  });

  it('does not depend on the order of the records', () => {
    const twins = [
      ...records,
      record(20, { number: 12 }),
      record(12, { cost: 9 }),
      record(21, { id: undefined, number: 12 }),
    ];
    const hashOf = (list: readonly unknown[]) => cardSetOf(imported(list, own).cards).hash;
    expect(hashOf(twins.toReversed())).toBe(hashOf(twins));
    const byText = twins.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
    expect(hashOf(byText)).toBe(hashOf(twins));
  });

  it('is another one when a card changes', () => {
    const [first, ...others] = records;
    const changed = [{ ...first, cost: 3 }, ...others];
    expect(cardSetOf(imported(changed).cards).hash).not.toBe(cardSetOf(imported(records).cards).hash);
  });

  it("has the project's own cards that the file lacks, so that the built-in decks remain", () => {
    const { cards, report } = imported([record(9)], own);
    expect(cards.map(({ id }) => id)).toEqual(['1-5', '1-9']);
    expect(cards[0]).toBe(ownBaker);
    expect(report.totals).toMatchObject({ records: 1, cards: 2, builtIn: 1, withOwnScript: 0 });
    expect(report.grammar).toMatch(/^lorcana-wording\/\d+$/);
  });

  it('never lets a card of the file take the number of another card of the project', () => {
    const { cards } = imported([record(5)], own);
    expect(cards.map(({ id, name }) => [id, name])).toEqual([
      ['1-5', 'Baker'],
      ['1-5-5', 'Walker 5'],
    ]);
    expect(oddOf([record(5)], own)).toEqual([
      '/cards/0/number number-twice: the number 1-5 is that of a card of the project too → the id is 1-5-5',
    ]);
  });

  it('gives a number to the first of several records, by the numbers of the records', () => {
    const twice = [record(30, { number: 4, name: 'Late' }), record(4, { name: 'Early' })];
    expect(imported(twice).cards.map(({ id, name }) => [id, name])).toEqual([
      ['1-4', 'Early'],
      ['1-4-30', 'Late'],
    ]);
    expect(oddOf(twice)).toEqual([
      '/cards/0/number number-twice: the number 1-4 is that of "Early - On the Road" too → the id is 1-4-30',
    ]);
  });

  it('has a record that stands there twice once', () => {
    expect(imported([record(4), record(4)]).cards).toHaveLength(1);
    expect(oddOf([record(4), record(4)]).filter((line) => line.includes('record-twice'))).toHaveLength(1);
  });

  it('has one full name for all printings of a card, whatever their capitals', () => {
    const loud = record(8, { name: 'BAKER', version: 'On The Road' });
    const { cards } = imported([loud, baker(3)]);
    expect(cards.map(({ name, version }) => [name, version])).toEqual([
      ['Baker', 'On the Road'],
      ['Baker', 'On the Road'],
    ]);
    expect(oddOf([loud, baker(3)])).toEqual([
      '/cards/0 reprint: a further printing of 1-3 → a card of its own that shares its full name',
      '/cards/0/fullName capitals: "BAKER - On The Road" in other capitals → named "Baker - On the Road"',
    ]);
  });
});

describe("the project's script", () => {
  it('is that of every printing with its full name and its text', () => {
    const again = baker(40, { number: 1, promoGrouping: 'P2' });
    const { cards, report } = imported([baker(5), again], own);
    expect(cards).toEqual([ownBaker, { ...ownBaker, id: 'P2-1' }]);
    expect(report.totals).toMatchObject({ cards: 2, builtIn: 0, withOwnScript: 2, scripted: 2 });
  });

  it('counts whatever the line breaks and the reminders', () => {
    const set = baker(5, { fullText: `A TITLE When you play this\ncharacter, bake a cake. (Any cake.)` });
    expect(definitionOf(set, own)).toEqual(ownBaker);
  });

  it('is none of another text of the same name', () => {
    const other = baker(5, { abilities: [triggered(TEXT.replace('a cake', 'two cakes'))] });
    expect(definitionOf(other, own)).toMatchObject({ id: '1-5', abilities: [{ ...read, effect: { do: 'by-hand' } }] });
    expect(oddOf([other], own)).toEqual([
      '/cards/0/fullText other-text: not the text that the project has a script for → read without the script',
    ]);
  });

  it('leaves the attributes to the file', () => {
    expect(definitionOf(baker(5, { cost: 4 }), own)).toEqual({ ...ownBaker, cost: 4 });
    expect(oddOf([baker(5, { cost: 4, lore: 0 })], own)).toEqual([
      '/cards/0 other-attributes: the project has another cost, lore → those of the file are used',
    ]);
  });

  it('is missing: the text is read as far as it can be', () => {
    expect(definitionOf(baker(5))).toMatchObject({ abilities: [read] });
  });
});

describe('the report', () => {
  it('says of each card how much is carried out, and which texts are left to the players', () => {
    const { report } = imported([
      record(1),
      record(2, { abilities: [keyword('Ward'), fixed('This character gets +1 ¤.')] }),
      record(3, { abilities: [keyword('Ward'), fixed('It rains.')] }),
      record(4, { abilities: [triggered(TEXT), activated(['⟳'], 'Whistle.'), fixed('It rains.')] }),
      actionRecord(5, { effects: ['Whistle.'] }),
    ]);
    expect(report.cards).toMatchObject([
      { id: '1-1', name: 'Walker 1 - On the Road', status: 'scripted', unscripted: [] },
      { id: '1-2', status: 'scripted', unscripted: [] },
      { id: '1-3', status: 'partly', unscripted: [{ name: 'text-1', due: 'rest', ...left('It rains.') }] },
      {
        id: '1-4',
        status: 'unscripted',
        unscripted: [
          { name: 'when-played', due: 'trigger', ...left(TEXT) },
          { name: 'use', due: 'cost', ...left('Whistle.') },
          { name: 'text-3', due: 'rest', ...left('It rains.') },
        ],
      },
      { id: '1-5', name: 'Walker 5', status: 'unscripted', unscripted: [{ name: 'effect', due: 'action' }] },
    ]);
    expect(report.totals).toEqual({
      records: 5,
      leftOut: 0,
      cards: 5,
      builtIn: 0,
      withOwnScript: 0,
      scripted: 2,
      partly: 1,
      unscripted: 2,
      odd: 0,
    });
  });

  it('tells what was odd in the order of the file', () => {
    const { report } = imported([record(1, { cost: -1 }), record(3), record(2, { number: 3 }), null]);
    expect(report.odd.map(({ path, card, code }) => [path, card, code])).toEqual([
      ['/cards/0/cost', 'Walker 1 - On the Road', 'fault'],
      ['/cards/1/number', 'Walker 3 - On the Road', 'number-twice'],
      ['/cards/3', null, 'fault'],
    ]);
    expect(report.totals).toMatchObject({ records: 4, leftOut: 2, cards: 2 });
  });

  it('is bounded, and its totals are not', () => {
    const { report } = imported(Array(6_000).fill(7));
    expect(report.odd).toHaveLength(5_000);
    expect(report.totals).toMatchObject({ odd: 6_000, leftOut: 6_000 });
  });
});

const left = (text: string) => ({ fingerprint: byHand(text).fingerprint });
