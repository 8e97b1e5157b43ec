/** The whole of both formats: which set comes of them, whose script a printing has, and what the reports say. */
import { describe, expect, it } from 'vitest';
import {
  fromListed,
  fromOfficial,
  importedOrRejected,
  listed,
  oddOf,
  official,
  type Fields,
} from '../../../../../test/support/riftbound-records.js';
import { RECORDS_MAX } from '../../../catalogue/index.js';
import { cardSetOf, readCards } from '../../../kernel/index.js';
import type { RiftboundCard } from '../card.js';
import { riftboundLanguage } from '../language/index.js';
import { fingerprintOf } from './card-text.js';

const byHand = (text: string) => ({ do: 'by-hand', fingerprint: fingerprintOf(text) });
const only = ({ cards }: ReturnType<typeof fromOfficial>) => {
  expect(cards).toHaveLength(1);
  return cards[0];
};
const definitionOf = (fields: Fields) => only(fromOfficial([official('001', fields)]));

describe('a file that is none of the format', () => {
  it.each<readonly [format: 'playloltcg' | 'riftbound-rules-engine', path: string, whole: unknown]>([
    ['playloltcg', '', 'text'],
    ['playloltcg', '', [official('001')]],
    ['playloltcg', '', JSON.parse('{"__proto__":{"cards":[]}}')],
    ['playloltcg', '/cards', { cards: { 1: official('001') } }],
    ['playloltcg', '/cards', { cards: Array(RECORDS_MAX + 1).fill(null) }],
    ['riftbound-rules-engine', '', [listed('001')]],
    ['riftbound-rules-engine', '', null],
  ])('%s is rejected at "%s"', (format, path, whole) => {
    expect(importedOrRejected(format, whole)).toMatchObject({ kind: 'rejected', faults: [{ path }] });
  });
});

describe('the list of the publisher', () => {
  it('gives numbers, types, domains, costs, might and tags', () => {
    expect(
      definitionOf({ returnEnergy: 1, hero: 'H', region: 'R', tag: 'A|B', cardColorList: ['green', 'yellow'] }),
    ).toEqual({
      id: 'xyz-001',
      name: 'Walker 001',
      type: 'unit',
      domains: ['calm', 'order'],
      tags: ['H', 'R', 'A', 'B'],
      energy: 2,
      power: 1,
      might: 3,
      abilities: [],
    });
  });

  it.each<readonly [category: string, definition: object]>([
    ['hero_unit', { type: 'unit', supertype: 'champion', might: 3 }],
    ['exclusive_unit', { type: 'unit', supertype: 'signature' }],
    ['indicator_unit', { type: 'unit', supertype: 'token', energy: 2 }],
    ['equipment', { type: 'gear' }],
    ['exclusive_equipment', { type: 'gear', supertype: 'signature' }],
    ['indicator_equipment', { type: 'gear', supertype: 'token' }],
    ['spell', { type: 'spell' }],
    ['exclusive_spell', { type: 'spell', supertype: 'signature' }],
    ['rune', { type: 'rune', domains: ['fury'] }],
    ['legendary', { type: 'legend', domains: ['fury'] }],
    ['battlefield', { type: 'battlefield' }],
    ['indicator_battlefield', { type: 'battlefield', supertype: 'token' }],
  ])('%s', (cardCategory, definition) => {
    expect(definitionOf({ cardCategory })).toMatchObject(definition);
  });

  it('numbers further printings of a card apart', () => {
    const numbers = ['XYZ·001/100', 'XYZ-001a/100', 'XYZ·001*/100', 'XYZ·T01', 'XYZ·R01b', 'XYZ·001a/100·P'];
    const { cards } = fromOfficial(numbers.map((cardNo) => official('', { cardNo })));
    expect(cards.map(({ id }) => id)).toEqual([
      'xyz-001',
      'xyz-001-star',
      'xyz-001a',
      'xyz-001a-p',
      'xyz-r01b',
      'xyz-t01',
    ]);
  });

  it('has the subtitle in the name', () => {
    expect(definitionOf({ subTitle: 'Restless' })).toMatchObject({ name: 'Walker 001, Restless' });
  });

  it.each<readonly [field: string, value: unknown, what: string]>([
    ['cardCategory', 'wizard', 'unknown type "wizard"'],
    ['cardNo', 'one', 'a card number, not "one"'],
    ['cardColorList', ['pink'], 'unknown colour "pink"'],
    ['energy', 1.5, 'a whole number from 0 to 99'],
    ['cardName', 7, 'a text, not 7'],
  ])('without a good %s is left out, with the reason', (field, value, what) => {
    const result = fromOfficial([official('001', { [field]: value })]);
    expect(result.cards).toEqual([]);
    expect(oddOf(result)).toEqual([expect.stringContaining(`/cards/0/${field} fault: ${what}`)]);
  });

  it('says of gear with might that its bonus is left to the players', () => {
    const result = fromOfficial([official('001', { cardCategory: 'equipment' })]);
    expect(oddOf(result)).toEqual(['/cards/0/power might-bonus: gear that adds 3 might → left to the players']);
  });

  it('of one number twice is one card, and does not depend on the order of the records', () => {
    const records = [official('002'), official('001', { energy: 3 }), official('001')];
    const result = fromOfficial(records);
    expect(result.cards.map(({ id, energy }) => [id, energy])).toEqual([
      ['xyz-001', 2],
      ['xyz-002', 2],
    ]);
    expect(oddOf(result)).toEqual(["/cards/1 number-twice: the number xyz-001 is another's too → left out"]);
    expect(cardSetOf(fromOfficial(records.toReversed()).cards).hash).toBe(cardSetOf(result.cards).hash);
  });
});

describe('the list without domains', () => {
  const before = fromOfficial([official('001', { cardCategory: 'hero_unit', hero: 'H' }), official('002')]).cards;

  it('is completed from the newest set', () => {
    const result = fromListed([listed('001', { name: 'Walker' })], before);
    expect(only(result)).toEqual({
      id: 'xyz-001',
      name: 'Walker',
      type: 'unit',
      supertype: 'champion',
      domains: ['fury'],
      tags: ['H'],
      energy: 2,
      might: 3,
      abilities: [],
    });
    expect(oddOf(result)).toEqual([]);
  });

  it('says which numbers it takes from there, and which differ', () => {
    const result = fromListed([listed('001', { playCost: null, might: null }), listed('002', { might: 4 })], before);
    expect(oddOf(result)).toEqual([
      '/xyz-001-100 completed: no energy → 2, as it is known',
      '/xyz-001-100 completed: no power → 0, as it is known',
      '/xyz-001-100 completed: no might → 3, as it is known',
      '/xyz-002-100 newest-set: might 4, in the newest set 3 → this file counts',
    ]);
    expect(result.cards).toMatchObject([{ energy: 2, might: 3 }, { might: 4 }]);
  });

  it('leaves out what no set has had, or has had as something else', () => {
    const result = fromListed([listed('003'), listed('002', { cardType: 'Gear' })], before);
    expect(result.cards).toEqual([]);
    expect(oddOf(result)).toEqual([
      '/xyz-003-100 incomplete: the format does not say its domains, tags, supertype, and no set has had this card: import another format first → left out',
      '/xyz-002-100/might might-bonus: gear that adds 3 might → left to the players',
      '/xyz-002-100 incomplete: the format does not say its domains, tags, supertype, and no set has had this card: import another format first → left out',
    ]);
  });
});

describe('texts', () => {
  it('that are nothing but keywords are keywords, in either language, without their reminders', () => {
    const keywords = [{ keyword: 'assault', n: 2 }, { keyword: 'shield' }, { keyword: 'tank' }];
    expect(definitionOf({ cardEffect: '{{强攻2}}（提醒。）, {{坚守}}（提醒。)\n{{壁垒}}' })).toMatchObject({
      keywords,
      abilities: [],
    });
    const { cards } = fromListed(
      [listed('001', { abilityText: '[Assault 2], [Shield] (A reminder.)\n[Tank]' })],
      [...fromOfficial([official('001')]).cards],
    );
    expect(cards).toMatchObject([{ keywords, abilities: [] }]);
  });

  it('are done by hand line by line, a spell as a whole', () => {
    expect(definitionOf({ cardEffect: '{{绝念}} 一。\n二。' })).toMatchObject({
      abilities: [
        { kind: 'unscripted', name: 'text-1', effect: byHand('[绝念] 一。') },
        { kind: 'unscripted', name: 'text-2', effect: byHand('二。') },
      ],
    });
    expect(definitionOf({ cardCategory: 'spell', cardEffect: '{{迅捷}}\n一。\n二。' })).toMatchObject({
      keywords: [{ keyword: 'action' }],
      effect: byHand('一。\n二。'),
    });
  });

  it('tell what they add from what they take away', () => {
    const of = (text: string) => JSON.stringify(definitionOf({ cardEffect: text })?.abilities);
    expect(of('我获得{{S}}+1。')).not.toBe(of('我获得{{S}}-1。'));
    expect(of('我获得{{S}}-1。')).toBe(of('我获得{{S}}−1。'));
  });

  it('are paid for where their costs are nothing but symbols, and done by hand then', () => {
    const abilities = (text: string) =>
      definitionOf({ cardCategory: 'equipment', power: null, cardEffect: text })?.abilities;
    expect(abilities('{{1}}{{红色}}{{红色}}，{{横置}}：抽一张牌。')).toEqual([
      {
        kind: 'activated',
        name: 'use',
        costs: [{ pay: 'energy', n: 1 }, { pay: 'power', n: 2, of: 'fury' }, { pay: 'exhaust' }],
        effect: byHand('抽一张牌。'),
      },
    ]);
    expect(abilities('{{A}}：抽一张牌。')).toMatchObject([{ costs: [{ pay: 'power', n: 1, of: 'any' }] }]);
    expect(abilities('{{横置}}：{{反应}}—抽一张牌。')).toMatchObject([{ kind: 'unscripted' }]);
    expect(abilities('摧毁此牌，{{横置}}：抽一张牌。')).toMatchObject([{ kind: 'unscripted' }]);
  });

  it('of more lines than a card can have are a fault', () => {
    const result = fromOfficial([official('001', { cardEffect: Array(21).fill('x').join('\n') })]);
    expect(oddOf(result)).toEqual(['/cards/0/cardEffect fault: at most 20 lines, not 21 → left out']);
  });
});

describe('a card that the project has a script for', () => {
  const TEXT = '当你打出我时，唱歌。';
  const own: RiftboundCard = {
    id: 'xyz-001',
    name: 'Walker',
    type: 'unit',
    domains: ['fury'],
    energy: 2,
    might: 3,
    text: 'Played, it sings.',
    abilities: [{ kind: 'activated', name: 'sing', costs: [{ pay: 'exhaust' }], effect: { do: 'draw', count: 1 } }],
  };
  const scripted = [[own, fingerprintOf('当你打出我时, 唱歌。')]] as const;

  it('has it where the text is the same, in all its printings', () => {
    const records = [official('001', { cardEffect: TEXT }), official('001a', { cardEffect: TEXT })];
    const result = fromOfficial(records, scripted);
    expect(result.cards).toMatchObject([
      { id: 'xyz-001', name: 'Walker 001', text: own.text, abilities: own.abilities },
      { id: 'xyz-001a', name: 'Walker 001a', abilities: own.abilities },
    ]);
    expect(result.report.totals).toMatchObject({ withOwnScript: 2, scripted: 2, unscripted: 0 });
    expect(oddOf(result)).toEqual([]);
  });

  it('has not where the text is another, and the report says so', () => {
    const result = fromOfficial([official('001', { cardEffect: `${TEXT}跳舞。` })], scripted);
    expect(result.cards).toMatchObject([{ abilities: [{ kind: 'unscripted' }] }]);
    expect(oddOf(result)).toEqual([
      '/cards/0/cardEffect other-text: not the text that the project has a script for → read without the script',
    ]);
  });

  it('belongs to the set also where the file lacks it', () => {
    const result = fromOfficial([official('002')], scripted);
    expect(result.cards.map(({ id }) => id)).toEqual(['xyz-001', 'xyz-002']);
    expect(result.report.totals).toMatchObject({ cards: 2, builtIn: 1 });
  });
});

it('the set is such as the language knows', () => {
  const { cards } = fromOfficial([official('001', { cardEffect: '{{急速}}\n一。' }), official('002')]);
  expect(readCards(riftboundLanguage, JSON.parse(JSON.stringify(cards)), () => false)).toEqual({
    kind: 'cards',
    cards,
  });
});
