/** KERNEL 10.5: replacements apply event by event, each to the result of the ones before. */
import { describe, expect, it } from 'vitest';
import { type Ability, type Json } from '../../src/engine/kernel/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { spell, unit } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

const mouse = unit('mouse', { power: 9 });
const shield = (name: string, amount: number): Ability => ({
  kind: 'replacement',
  name,
  on: { event: 'hurt', where: { object: { object: { named: 'mouse' } } } },
  instead: { with: 'fields', fields: { amount } },
});
const everybody = (effect: { readonly do: string; readonly [part: string]: Json }) => ({
  do: 'sequence',
  of: [{ do: 'all', from: { named: 'mouse' }, as: 'mice' }, effect],
});
const blast = spell('blast', everybody({ do: 'destroy', objects: 'mice' }));
const burn = spell('burn', everybody({ do: 'deal', objects: 'mice', amount: 3 }));
const replaced = 'replacement';

describe('two replacements for one event', () => {
  const open = () =>
    toyTable(bagToy(), [mouse, burn, unit('wall', { abilities: [shield('to one', 1), shield('to five', 5)] })], {
      p1: { hand: [{ card: 'burn', as: 'burn' }], play: [{ card: 'mouse', as: 'mouse' }, 'wall'] },
      p2: {},
    }).answers('p1', { action: 'play', card: 'burn' });

  it('both apply, in the order that the chooser of the table gives', () => {
    const table = open();
    expect(table.open).toEqual({ p1: replaced });
    const [toOne = '', toFive = ''] = table.legal('p1');
    expect(open().answers('p1', toOne).marks('mouse')).toEqual({ damage: 5 });
    expect(open().answers('p1', toFive).marks('mouse')).toEqual({ damage: 1 });
  });
  it('only one applies where the table allows one in all', () => {
    const replacement = { ...bagToy().replacement, perEvent: 'one' as const };
    const wall = unit('wall', { abilities: [shield('to one', 1), shield('to five', 5)] });
    const table = toyTable(bagToy({ replacement }), [mouse, burn, wall], {
      p1: { hand: [{ card: 'burn', as: 'burn' }], play: [{ card: 'mouse', as: 'mouse' }, 'wall'] },
      p2: {},
    });
    table.answers('p1', { action: 'play', card: 'burn' });
    const [toOne = ''] = table.legal('p1');
    expect(table.answers('p1', toOne).marks('mouse')).toEqual({ damage: 1 });
  });
});

const saved = (more: object = {}): Ability => ({
  kind: 'replacement',
  name: 'saved',
  on: { event: 'died', where: { object: { object: { notNamed: 'altar' } } } },
  instead: { with: 'effect', effect: { do: 'say', text: 'saved' } },
  ...more,
});
const all = (effect: { readonly do: string; readonly [part: string]: Json }) => ({
  do: 'sequence',
  of: [{ do: 'all', from: { notNamed: 'altar' }, as: 'mice' }, effect],
});
const storm = spell('storm', all({ do: 'destroy', objects: 'mice' }));
const hourglass = spell('hourglass', { do: 'float', until: 'endOfTurn', once: true, ability: saved() });
const SELF = { object: { object: { self: true } } };
const named = (...names: readonly string[]) => names.map((card) => ({ card, as: card }));

describe('one replacement, used once, for several events of a batch', () => {
  const cards = [
    mouse,
    unit('rat', { power: 9 }),
    unit('owl', { power: 9 }),
    unit('altar', { abilities: [saved({ once: true })] }),
    blast,
    storm,
    hourglass,
  ];
  const struck = (spells: readonly string[], play: readonly string[], of = 'p1') => {
    const own = of === 'p1' ? play : [];
    const table = toyTable(bagToy(), cards, {
      p1: { hand: named(...spells), play: named(...own) },
      p2: { play: named(...play.filter((card) => !own.includes(card))) },
    });
    spells.forEach((card) => table.answers('p1', { action: 'play', card }));
    return table;
  };
  /** The cards of the player's legal answers. */
  const faces = (table: ReturnType<typeof struck>) =>
    table.legal('p1').map((id) => table.state.objects[typeof id === 'string' ? id : '']?.definition);
  const left = (table: ReturnType<typeof struck>) => [...table.cards('p1.play'), ...table.cards('p2.play')];

  it.each(['mouse', 'rat', 'owl'])('replaces the one that its player chooses: %s', (chosen) => {
    const table = struck(['hourglass', 'storm'], ['mouse', 'rat', 'owl']);
    expect([table.open, faces(table)]).toEqual([{ p1: 'replacedEvent' }, ['mouse', 'rat', 'owl']]);
    table.answers('p1', chosen);
    expect([left(table), table.state.effects]).toEqual([[chosen], []]);
  });
  it('asks the player of the replacement, not the player of the cards', () => {
    const table = struck(['hourglass', 'storm'], ['mouse', 'rat'], 'p2');
    expect(table.open).toEqual({ p1: 'replacedEvent' });
    expect(left(table.answers('p1', 'rat'))).toEqual(['rat']);
  });
  it('asks nobody where the player cannot tell the events apart', () => {
    const table = toyTable(bagToy(), cards, {
      p1: { hand: named('hourglass', 'blast'), play: ['mouse', 'mouse'] },
      p2: {},
    });
    table.answers('p1', { action: 'play', card: 'hourglass' }, { action: 'play', card: 'blast' });
    expect(table.happened.filter((text) => !text.startsWith('moved'))).toEqual(
      expect.arrayContaining(['saved', 'died mouse']),
    );
    expect([table.cards('p1.play'), table.state.effects]).toEqual([['mouse'], []]);
  });
  it('asks nobody about one event', () => {
    expect(left(struck(['hourglass', 'storm'], ['mouse']))).toEqual(['mouse']);
  });
  it('that belongs to a card and says so replaces one of each batch', () => {
    const table = struck(['storm'], ['mouse', 'altar', 'rat', 'owl']);
    expect([table.open, faces(table)]).toEqual([{ p1: 'replacedEvent' }, ['mouse', 'rat', 'owl']]);
    expect(left(table.answers('p1', 'owl'))).toEqual(['altar', 'owl']);
  });
  describe('where something else applies to the event that is chosen', () => {
    const own = { ...saved({ instead: { with: 'nothing' } }), on: { event: 'died', where: SELF } };
    const open = () => {
      const shy = unit('rat', { power: 9, abilities: [own] });
      const table = toyTable(bagToy(), [mouse, shy, storm, hourglass], {
        p1: { hand: named('hourglass', 'storm'), play: named('mouse', 'rat') },
        p2: {},
      });
      table.answers('p1', { action: 'play', card: 'hourglass' }, { action: 'play', card: 'storm' }, 'rat');
      expect(table.open).toEqual({ p1: replaced });
      const keys = table.legal('p1').filter((key) => typeof key === 'string');
      return {
        table,
        own: keys.find((key) => key.startsWith(table.id('rat'))),
        once: keys.filter((key) => !key.startsWith(table.id('rat'))),
      };
    };
    it('is used where the chooser of the table says so', () => {
      const { table, once } = open();
      table.answers('p1', ...once);
      expect([table.cards('p1.play'), table.state.effects]).toEqual([['rat'], []]);
    });
    it('goes to another event where the chooser prefers the other replacement', () => {
      const { table, own: other = '' } = open();
      table.answers('p1', other);
      expect([table.cards('p1.play'), table.state.effects]).toEqual([['mouse', 'rat'], []]);
    });
  });
});

describe('one that asks, pays, carries out a procedure and leaves nothing of the event', () => {
  const guardian = unit('guardian', {
    abilities: [
      {
        kind: 'replacement',
        name: 'give oneself',
        optional: true,
        on: { event: 'died', where: { object: { object: { named: 'mouse', of: 'you' } } } },
        instead: {
          with: 'effect',
          effect: {
            do: 'sequence',
            of: [
              { do: 'choose', from: { zone: 'hand', of: 'you' }, min: 1, max: 1, as: 'price' },
              { do: 'put', objects: 'price', to: 'trash' },
              { do: 'destroy', objects: 'self' },
            ],
          },
        },
      },
    ],
  });
  const open = () =>
    toyTable(bagToy(), [mouse, blast, burn, guardian], {
      p1: {
        hand: [
          { card: 'blast', as: 'blast' },
          { card: 'burn', as: 'burn' },
        ],
        play: ['mouse', 'mouse', 'guardian'],
      },
      p2: {},
    }).answers('p1', { action: 'play', card: 'blast' });

  it('saves the first, and has left before the second', () => {
    const table = open();
    expect(table.open).toEqual({ p1: replaced });
    const [use = ''] = table.legal('p1');
    table.answers('p1', use);
    expect(table.open).toEqual({ p1: 'choose' });
    table.answers('p1', ['burn']);
    expect(table.happened).toEqual(['moved burn', 'died guardian', 'died mouse', 'moved blast']);
    expect(table.cards('p1.play')).toEqual(['mouse']);
  });
  it('is asked again for each event, and may be declined', () => {
    const table = open().answers('p1', 'none');
    expect(table.open).toEqual({ p1: replaced });
    expect(table.answers('p1', 'none').happened).toEqual(['died mouse', 'died mouse', 'moved blast']);
  });
});
