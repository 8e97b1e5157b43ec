/** Attributes are read exactly or not at all: a record with a fault is left out, with the path to it. */
import { describe, expect, it } from 'vitest';
import {
  actionRecord,
  definitionOf,
  imported,
  itemRecord,
  locationRecord,
  oddOf,
  record,
} from '../../../../../test/support/lorcana-records.js';

describe('what is printed on a card', () => {
  it('is read of a character', () => {
    expect(definitionOf(record(7))).toEqual({
      id: '1-7',
      name: 'Walker 7',
      version: 'On the Road',
      inks: ['amber'],
      cost: 2,
      inkable: true,
      type: 'character',
      strength: 2,
      willpower: 3,
      lore: 1,
      classifications: ['Storyborn', 'Hero'],
      keywords: [],
      abilities: [],
    });
  });

  it('is read of an action, an item and a location', () => {
    expect(definitionOf(actionRecord(1, { subtypes: ['Song'], inkwell: false }))).toMatchObject({
      type: 'action',
      name: 'Walker 1',
      classifications: ['Song'],
      inkable: false,
    });
    expect(definitionOf(itemRecord(2, { cost: 0 }))).toMatchObject({ type: 'item', cost: 0 });
    expect(definitionOf(locationRecord(3, { moveCost: 0 }))).toMatchObject({
      type: 'location',
      willpower: 3,
      lore: 1,
      moveCost: 0,
    });
  });

  it('is of two inks where the record says so, in the order of the rules', () => {
    const both = { inks: ['amber', 'steel'] };
    expect(definitionOf(record(1, { color: 'Amber-Steel' }))).toMatchObject(both);
    expect(definitionOf(record(1, { color: 'Steel-Amber', colors: ['Steel', 'Amber'] }))).toMatchObject(both);
    expect(oddOf([record(1, { color: 'Amber-Steel' })])).toEqual(['/cards/0/color two-inks: two inks → both count']);
  });

  it('is the name, and each of two', () => {
    const two = definitionOf(record(1, { name: 'Salt & Pepper' }));
    expect(two).toMatchObject({ name: 'Salt & Pepper', alsoNamed: ['Salt', 'Pepper'] });
    expect(definitionOf(record(1, { name: 'Salt &' }))).not.toHaveProperty('alsoNamed');
  });

  it('is what the whole set needs to tell cards apart: ids by set, promotional group and variant', () => {
    const { cards } = imported([
      record(1),
      record(2, { number: 1, promoGrouping: 'P1' }),
      record(3, { number: 4, variant: 'b' }),
      record(4, { setCode: 'Q2', number: 10 }),
    ]);
    expect(cards.map(({ id }) => id)).toEqual(['1-1', '1-4b', 'P1-1', 'Q2-10']);
  });
});

describe('a record with a fault is left out', () => {
  const faulty = (fields: object): readonly string[] => {
    const { cards, report } = imported([record(1), { ...record(2), ...fields }, record(3)]);
    expect(cards.map(({ id }) => id)).toEqual(['1-1', '1-3']);
    expect(report.totals.leftOut).toBe(1);
    return report.odd.filter(({ did }) => did === 'left out').map(({ path, what }) => `${path}: ${what}`);
  };

  it.each<readonly [fields: object, fault: string]>([
    [{ cost: -1 }, '/cards/1/cost: a whole number from 0 to 99, not -1'],
    [{ cost: -0 }, '/cards/1/cost: a whole number from 0 to 99, not -0'],
    [{ cost: 2.5 }, '/cards/1/cost: a whole number from 0 to 99, not 2.5'],
    [{ cost: '2' }, '/cards/1/cost: a whole number from 0 to 99, not "2"'],
    [{ strength: 1e9 }, '/cards/1/strength: a whole number from 0 to 99, not 1000000000'],
    [{ willpower: undefined }, '/cards/1: needs willpower'],
    [{ inkwell: 'yes' }, '/cards/1/inkwell: true or false, not "yes"'],
    [{ name: 5 }, '/cards/1/name: a text, not 5'],
    [{ name: '', fullName: ' - On the Road' }, '/cards/1: /name: a text without spaces around it, not ""'],
    [{ type: 'Weather' }, '/cards/1/type: unknown type "Weather"; known are Character, Action, Item, Location'],
    [{ color: '' }, '/cards/1/color: no ink: it can be in no deck'],
    [
      { color: 'Pink' },
      '/cards/1/color: unknown ink "Pink"; known are amber, amethyst, emerald, ruby, sapphire, steel',
    ],
    [{ color: 'Amber-Ruby-Steel' }, '/cards/1/color: at most two inks, not 3'],
    [{ setCode: '../1' }, '/cards/1/setCode: letters and digits, at most 10'],
    [{ number: -4 }, '/cards/1/number: a whole number from 0 to 9999, not -4'],
    [{ variant: 'a b' }, '/cards/1/variant: at most three letters and digits'],
    [{ subtypes: 'Hero' }, '/cards/1/subtypes: a list, not "Hero"'],
    [{ subtypes: Array(11).fill('Hero') }, '/cards/1/subtypes: at most 10, not 11'],
    [{ subtypes: ['hero'] }, '/cards/1: /classifications/0: a classification with a capital, not "hero"'],
    [{ fullText: 'x'.repeat(5_001) }, '/cards/1/fullText: at most 5000 characters, not 5001'],
    [{ abilities: Array(20_000).fill({}) }, '/cards/1/abilities: at most 50, not 20000'],
    [{ abilities: ['Evasive'] }, '/cards/1/abilities/0: a record, not "Evasive"'],
    [{ abilities: [{ type: 'static' }] }, '/cards/1/abilities/0: needs effect'],
  ])('$1', (fields, expected) => {
    expect(faulty(fields)).toContain(expected);
  });

  it('whatever stands in its place', () => {
    for (const value of [null, 'a card', 4, [record(1)]]) {
      expect(imported([value]).report.odd).toHaveLength(1);
      expect(imported([value]).cards).toEqual([]);
    }
  });

  it('with a key that would change what all records inherit', () => {
    const text = JSON.stringify(record(2)).replace('{', '{"__proto__":{"cost":0},');
    const { cards, report } = imported([
      JSON.parse(text),
      { ...record(3), abilities: [JSON.parse('{"constructor":1}')] },
    ]);
    expect(cards).toEqual([]);
    expect(report.odd.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/cards/0/__proto__', '/cards/1/abilities/0/constructor']),
    );
    expect(({} as { cost?: number }).cost).toBeUndefined();
  });
});

describe('what is odd and no fault', () => {
  it.each([
    [
      { fullName: 'Someone Else' },
      '/cards/0/fullName full-name: not name and version together → name and version are used',
    ],
    [
      { subtypes: ['Hero', 'Baker'] },
      '/cards/0/subtypes/1 classification: unknown classification "Baker" → kept as it is',
    ],
    [
      { subtypes: ['Hero', 'Hero'] },
      '/cards/0/subtypes/1 classification-twice: a classification twice → it counts once',
    ],
    [
      { color: 'Amber', colors: ['Amber', 'Steel'] },
      '/cards/0/colors colors: Amber and Steel, and in color "Amber" → colors are used',
    ],
    [{ version: null, fullName: 'Walker 1' }, '/cards/0 no-version: no version → the name alone is the full name'],
    [{ id: undefined }, '/cards/0 no-id: no id → counted as the last of its number'],
    [{ variant: 'a' }, '/cards/0/variant variant: one of several variants of its number → the id is 1-1a'],
    [{ promoGrouping: 'P1' }, '/cards/0/promoGrouping promotional: numbered in a promotional group → the id is P1-1'],
    [
      { errata: ['Was another'] },
      '/cards/0/errata errata: the publisher has corrected the card → the text of the file is used as it stands',
    ],
    [{ fullText: undefined }, '/cards/0 no-text: no fullText → the abilities and effects are the whole text'],
    [{ fullText: '<b>Bold</b>' }, '/cards/0/fullText markup: markup in the text → read as it stands'],
    [{ fullText: 'Gain 1 ☃.' }, '/cards/0/fullText symbol: a symbol that cards do not have → read as it stands'],
  ])('$1', (fields, expected) => {
    const records = [{ ...record(1), ...fields }];
    expect(oddOf(records)).toContain(expected);
    expect(imported(records).report.totals).toMatchObject({ cards: 1, leftOut: 0 });
  });
});
