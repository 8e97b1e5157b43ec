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

describe('one replacement for two events of a batch', () => {
  const hourglass = spell('hourglass', {
    do: 'float',
    until: 'endOfTurn',
    once: true,
    ability: {
      kind: 'replacement',
      name: 'saved',
      on: { event: 'died' },
      instead: { with: 'effect', effect: { do: 'say', text: 'saved' } },
    },
  });
  it('that is spent saves one of them', () => {
    const table = toyTable(bagToy(), [mouse, blast, hourglass], {
      p1: {
        hand: [
          { card: 'hourglass', as: 'hourglass' },
          { card: 'blast', as: 'blast' },
        ],
        play: ['mouse', 'mouse'],
      },
      p2: {},
    });
    table.answers('p1', { action: 'play', card: 'hourglass' }, { action: 'play', card: 'blast' });
    expect(table.happened.filter((text) => !text.startsWith('moved'))).toEqual(
      expect.arrayContaining(['saved', 'died mouse']),
    );
    expect(table.cards('p1.play')).toEqual(['mouse']);
    expect(table.state.effects).toEqual([]);
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

  it('saves the first; it is not there any more for the second', () => {
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
