/** The whole file: which set comes of it, whose script a printing has, and what the report says. */
import { describe, expect, it } from 'vitest';
import {
  conjured,
  definitionOf,
  imported,
  importedOrRejected,
  oddOf,
  record,
  spell,
} from '../../../../../test/support/ashes-records.js';
import { RECORDS_MAX } from '../../../catalogue/index.js';
import { cardSetOf } from '../../../kernel/index.js';
import type { AshesCard } from '../card.js';
import { fingerprintOf } from './card-text.js';
import { explainedIn } from './keywords.js';

const byHand = (text: string) => ({ do: 'by-hand', fingerprint: fingerprintOf(text) });
const TEXT = 'Bake 1: When this unit comes into play, bake a cake.';
const ownBaker: AshesCard = {
  id: 'baker',
  name: 'The baker',
  type: 'ally',
  cost: [
    { pay: 'main' },
    {
      pay: 'magic',
      dice: [
        { n: 1, level: 'class', magic: 'natural' },
        { n: 2, level: 'basic' },
      ],
    },
  ],
  attack: 2,
  life: 3,
  recover: 1,
  text: 'Bakes as she arrives.',
  abilities: [
    {
      kind: 'triggered',
      name: 'bake',
      timing: 'when',
      on: [{ event: 'entered', where: { object: { object: { self: true } } } }],
      effect: { do: 'draw', count: 1 },
    },
  ],
};

describe('a file that is none of the format', () => {
  it.each<readonly [path: string, whole: unknown]>([
    ['', 'text'],
    ['', [record('a')]],
    ['/results', {}],
    ['/results', JSON.parse('{"__proto__":{"results":[]}}')],
    ['/results', { results: { 1: record('a') } }],
    ['/results', { results: Array(RECORDS_MAX + 1).fill(null) }],
  ])('is rejected at "%s"', (path, whole) => {
    expect(importedOrRejected(whole)).toMatchObject({ kind: 'rejected', faults: [{ path }] });
  });
});

describe('the card set', () => {
  const records = [record('b'), record('a'), spell('c', 'Action Spell', 'Draw 2 cards.'), record('a', { life: 4 })];

  it('has the name in addresses as id, once, and does not depend on the order of the records', () => {
    expect(imported(records).cards.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(oddOf(records)).toEqual(['/results/3/stub stub-twice: "a" is "The a" already → left out']);
    expect(cardSetOf(imported(records.toReversed()).cards).hash).toBe(cardSetOf(imported(records).cards).hash);
  });

  it('reads values and costs exactly', () => {
    const linked = ['[[side]]', ['1 [[illusion:power]]', '1 [[sympathy:power]]'], '1 [[discard]]'];
    const cost = [
      { pay: 'side' },
      { pay: 'discard', count: 1 },
      {
        pay: 'parallel',
        of: [
          { pay: 'magic', dice: [{ n: 1, level: 'power', magic: 'illusion' }] },
          { pay: 'magic', dice: [{ n: 1, level: 'power', magic: 'sympathy' }] },
        ],
      },
    ];
    expect(definitionOf(record('a'))).toMatchObject({ cost: ownBaker.cost, attack: 2, life: 3, recover: 1 });
    expect(definitionOf(record('a', { cost: linked, phoenixborn: 'Somebody' }))).toMatchObject({
      cost,
      exclusiveTo: 'Somebody',
    });
    const curse = spell('a', 'Alteration Spell', '', { attack: '-1', life: '+2', recover: '+0' });
    expect(definitionOf(curse)).toMatchObject({ bonus: { attack: -1, life: 2 } });
    expect(definitionOf(conjured('a', { attack: 'X' }))).toMatchObject({ limit: 2, attack: 0 });
    const growing = record('a', { cost: ['[[main]]', 'X [[basic]]', '2 [[natural:class]]'] });
    expect(definitionOf(growing)).toMatchObject({
      cost: [
        { pay: 'main' },
        { pay: 'x', of: { n: 1, level: 'basic' }, as: 'x' },
        { pay: 'magic', dice: [{ n: 2, level: 'class', magic: 'natural' }] },
      ],
    });
    const born = { type: 'Phoenixborn', battlefield: 5, spellboard: 4, attack: undefined, cost: undefined };
    expect(definitionOf(record('a', born))).toMatchObject({ life: 3, battlefield: 5, spellboard: 4 });
  });

  it('leaves out a record with faults, and tells all of them with their places', () => {
    const bad = record('a b', { cost: ['[[main]]', 'X [[moon:class]]', '1 [[moon:class]]'], life: -1 });
    const { report } = imported([bad]);
    expect(report.totals).toMatchObject({ leftOut: 1, cards: 0 });
    expect(report.odd.map(({ path, did }) => [path, did])).toEqual(
      ['stub', 'cost/1', 'cost/2', 'life'].map((field) => [`/results/0/${field}`, 'left out']),
    );
  });
});

describe("the project's script", () => {
  const own = [[ownBaker, fingerprintOf(TEXT)]] as const;

  it('is that of the printing with its name and its text', () => {
    expect(definitionOf(record('baker', { text: TEXT.replace(' bake', '\nbake') }), own)).toEqual(ownBaker);
    expect(imported([record('baker', { text: TEXT })], own).report.totals).toMatchObject({
      withOwnScript: 1,
      builtIn: 0,
    });
  });
  it('is none of another text, of one in a yellow box, or of another card', () => {
    for (const text of [TEXT.replace('a cake', 'two'), `* ${TEXT}`])
      expect(JSON.stringify(definitionOf(record('baker', { text }), own))).toContain('by-hand');
    expect(oddOf([record('baker', { name: 'Another', text: TEXT })], own)).toEqual([
      '/results/0/stub stub-twice: "baker" is "The baker" already → left out',
    ]);
  });
  it('stays in the set where the file lacks the card', () => {
    expect(imported([], own).cards).toEqual([ownBaker]);
  });
});

describe('texts without a script', () => {
  const abilities = (text: string, fields = {}) => definitionOf(record('a', { text, ...fields })).abilities;
  const conjurations = [{ name: 'Wisp', stub: 'the-wisp' }];

  it('are carried out where every sentence is understood', () => {
    expect(
      abilities('Gust 1: When this unit comes into play, you may deal 1 damage to a target ally you control.'),
    ).toEqual([
      {
        kind: 'triggered',
        name: 'gust',
        n: 1,
        timing: 'when',
        on: [{ event: 'entered', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'target', from: { is: ['ally'], of: 'you' }, min: 0, max: 1, as: 'targeted' },
            { do: 'deal', amount: { bound: 'n' }, objects: 'targeted' },
          ],
        },
      },
    ]);
    const summon = '* [[main]] - [[exhaust]] - 2 [[basic]]: Place two [[Wisp]] conjurations onto your battlefield.';
    expect(abilities(summon, { conjurations })).toEqual([
      {
        kind: 'activated',
        name: 'use',
        always: true,
        costs: [{ pay: 'main' }, { pay: 'exhaust' }, { pay: 'magic', dice: [{ n: 2, level: 'basic' }] }],
        effect: { do: 'conjure', card: 'the-wisp', count: 2 },
      },
    ]);
  });

  it('are recognised by their explanation if many cards share it with the same number', () => {
    const gale = (n: number, times: number) => explainedIn(`Gale ${n}: It blows ${times} times.`);
    expect(gale(3, 3)).toEqual({ ...gale(2, 2), n: 3 });
    expect(gale(3, 2).fingerprint).not.toBe(gale(2, 2).fingerprint);
  });

  it('are done by hand as a whole where one is not, when they are due', () => {
    const costly = '[[side]]: Draw 1 card. It rains.';
    expect(abilities(costly)).toMatchObject([{ kind: 'activated', effect: byHand('Draw 1 card. It rains.') }]);
    expect(abilities('It rains.')).toEqual([{ kind: 'unscripted', name: 'text-1', effect: byHand('It rains.') }]);
    expect(abilities('Gust: Deal X damage.\n\nX = the weather.')).toHaveLength(1);
    expect(abilities('1 [[moon:class]]: Draw 1 card.')).toMatchObject([{ kind: 'unscripted' }]);
  });

  it('repeat the number of their name, which adds up, and keep another number as it is', () => {
    const text =
      'Gust 2: When this unit comes into play, destroy a target unit with a life value of 2 or less. Draw 1 card.';
    const [ability] = abilities(text);
    expect(ability).toMatchObject({
      n: 2,
      effect: {
        of: [{ from: { numbers: { life: { max: { bound: 'n' } } } } }, { do: 'destroy' }, { do: 'draw', count: 1 }],
      },
    });
    expect(abilities('Gust 2: [[side]]: It rains.')).toMatchObject([{ kind: 'activated', name: 'gust', n: 2 }]);
  });

  it('mean the card by "it" only in the first sentence after what happens to the card', () => {
    const own = 'When this unit comes into play, place 1 wound token onto it.';
    expect(abilities(own)).toMatchObject([{ effect: { do: 'place-wounds', count: 1, objects: 'self' } }]);
    const placed = 'Place a [[Wisp]] conjuration onto your battlefield. Place 2 status tokens on it.';
    expect(abilities(`[[main]]: ${placed}`, { conjurations })).toMatchObject([
      {
        effect: {
          of: [
            { do: 'conjure', as: 'outcome' },
            { do: 'place-status', objects: 'outcome', count: 2 },
          ],
        },
      },
    ]);
    expect(abilities('After a unit comes into play, destroy it.')).toMatchObject([{ effect: byHand('Destroy it.') }]);
  });

  it('that grant a text nobody understands are done by hand as a whole', () => {
    const guard =
      'Terrifying 7: This unit cannot be blocked or guarded against by units with an attack value of 7 or less.';
    const odd = 'Rain: [[side]]: It rains.';
    const alteration = (text: string) => definitionOf(spell('a', 'Alteration Spell', text));
    const all = ['This unit now has the following abilities:', guard, odd];
    for (const granting of [all, ['Choose a unit to gain the following ability this turn.', guard]]) {
      const card = alteration(granting.join('\n\n'));
      expect(card).not.toHaveProperty('keywords');
      expect(card.abilities).toMatchObject([{ kind: 'unscripted', effect: byHand(granting.join('\n')) }]);
    }
    const one = ['This unit now has the following ability:', guard, odd];
    expect(alteration(one.join('\n\n')).abilities).toMatchObject([
      { kind: 'static', changes: [{ change: 'keyword', keyword: 'terrifying', n: 7 }] },
      { kind: 'activated', effect: byHand('It rains.') },
    ]);
  });

  it('that grant abilities give the unit each of them, where all are understood', () => {
    const granted = ['* Frenzy 3: When this unit is declared as an attacker, deal 3 damage to it.'];
    const text = ['* This unit now has the following ability:', ...granted].join('\n\n');
    expect(definitionOf(spell('a', 'Alteration Spell', text)).abilities).toEqual([
      {
        kind: 'static',
        name: 'modifies',
        always: true,
        affects: { sourceMark: 'attachedTo' },
        changes: [
          {
            change: 'grant',
            ability: {
              kind: 'triggered',
              name: 'frenzy',
              n: 3,
              always: true,
              timing: 'when',
              on: [{ event: 'attackersDeclared', where: { objects: { object: { self: true } } } }],
              effect: { do: 'deal', objects: 'self', amount: { bound: 'n' } },
            },
          },
        ],
      },
    ]);
  });

  it('of an alteration spell that comes into play are due when it is attached', () => {
    const text = 'When this spell comes into play, draw 1 card.';
    const on = (type: string) => definitionOf(spell('a', type, text)).abilities;
    expect(on('Alteration Spell')).toMatchObject([{ on: [{ event: 'attached' }] }]);
    expect(on('Ready Spell')).toMatchObject([{ on: [{ event: 'entered' }] }]);
  });

  it('leave an alteration spell where its record places it: on units, or on a Phoenixborn', () => {
    const placed = (placement: string) => definitionOf(spell('a', 'Alteration Spell', '', { placement }));
    expect(placed('Phoenixborn')).toMatchObject({ attachTo: { is: ['phoenixborn'] } });
    expect(placed('Unit')).not.toHaveProperty('attachTo');
    const { report } = imported([record('b'), spell('a', 'Alteration Spell', '', { placement: 'Moon' })]);
    expect(report.odd).toMatchObject([{ path: '/results/1/placement' }]);
  });

  it('of reactions need a condition that is understood', () => {
    const reaction = (text: string) => definitionOf(spell('a', 'Reaction Spell', text));
    expect(reaction('You may play this spell after a unit is destroyed. Draw 1 card.')).toMatchObject({
      reaction: { timing: 'after', on: [{ event: 'destroyed' }], effect: { do: 'draw', count: 1 } },
    });
    const unknown = imported([spell('a', 'Reaction Spell', 'You may play this spell after it rains. Draw 1 card.')]);
    expect(unknown.report.cards).toMatchObject([{ status: 'unscripted' }]);
    const half = imported([spell('a', 'Reaction Spell', 'You may play this spell after a unit is destroyed. Sing.')]);
    expect(half.report.cards).toMatchObject([
      { status: 'unscripted', unscripted: [{ name: 'after-destroyed', due: 'trigger' }] },
    ]);
  });

  it('are effects of action spells, paragraph by paragraph', () => {
    const { report } = imported([spell('a', 'Action Spell', 'Draw 2 cards.\n\nIt rains.')]);
    expect(report.cards).toMatchObject([{ status: 'unscripted', unscripted: [{ due: 'action' }] }]);
    expect(definitionOf(spell('a', 'Action Spell', 'Draw 2 cards.'))).toMatchObject({
      effect: { do: 'draw', count: 2 },
    });
  });
});
