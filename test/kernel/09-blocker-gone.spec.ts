/** KERNEL 10.9: how an attack continues whose blocker has gone, in three games. */
import { describe, expect, it } from 'vitest';
import { character, lorcanaTable } from '../support/lorcana.js';
import { responding } from '../support/toys/responding.js';
import { stackToy } from '../support/toys/stack-toy.js';
import { spell, unit } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';
import { response, windowsToy } from '../support/toys/windows-toy.js';

const knight = unit('knight', { power: 4 });
const mouse = unit('mouse');

describe('in the manner of FF-TCG', () => {
  it('it stays blocked: neither is damaged', () => {
    const bolt = spell('bolt', { do: 'destroy', objects: 'target' }, { tags: ['aimed'] });
    const table = toyTable(stackToy(), [bolt, knight, mouse], {
      p1: { hand: [{ card: 'bolt', as: 'bolt' }, 'mouse'], play: [{ card: 'knight', as: 'knight' }] },
      p2: { play: [{ card: 'mouse', as: 'mouse' }], deck: 3 },
    });
    table.answers('p1', { action: 'attack', attacker: 'knight' }).answers('p2', { block: 'mouse' });
    table.answers('p1', { action: 'play', card: 'bolt' }, { target: 'mouse' }, { action: 'pay' }, { action: 'pass' });
    table.answers('p2', { action: 'pass' });
    expect(table.happened).toEqual(['died mouse', 'moved bolt']);
    table.answers('p1', { action: 'pass' }).answers('p2', { action: 'pass' });
    expect(table.happened).toEqual([]);
    expect(table.cards('p2.damage')).toEqual([]);
  });
});

describe('in the manner of Ashes', () => {
  it('it is unblocked: the player is hit', () => {
    const ambush = response(
      'ambush',
      'after',
      { event: 'said', bind: { prey: 'blocker' } },
      { do: 'destroy', objects: 'prey' },
    );
    const table = toyTable(windowsToy(), [ambush, knight, mouse], {
      p1: { hand: [{ card: 'ambush', as: 'ambush' }], play: [{ card: 'knight', as: 'knight' }] },
      p2: { play: [{ card: 'mouse', as: 'mouse' }] },
    });
    table.answers('p1', { action: 'attack', attacker: 'knight' }).answers('p2', { block: 'mouse' });
    expect(responding(table, [['p1', 'ambush']]).slice(-2)).toEqual(['scored p2 -4', 'turnChanged p2']);
  });
});

describe('in Lorcana', () => {
  it('the challenge is over: nobody is damaged', () => {
    const hunter = character({
      id: 'hunter',
      strength: 2,
      willpower: 4,
      abilities: [
        {
          kind: 'triggered',
          name: 'pounce',
          on: [{ event: 'challenged', where: { object: { object: { self: true } } }, bind: { prey: 'target' } }],
          effect: { do: 'banish', objects: 'prey' },
        },
      ],
    });
    const table = lorcanaTable(
      {
        p1: { play: [{ card: 'hunter', as: 'hunter' }] },
        p2: { play: [{ card: 'deer', as: 'deer', exerted: true }] },
      },
      [hunter, character({ id: 'deer', strength: 3 })],
    );
    table.answer('p1', { action: 'challenge', challenger: 'hunter', target: 'deer' });
    table.expectHappened('banished', { object: 'deer' }).expectNotHappened('damageDealt');
    expect(table.marks('hunter')).toEqual({ exerted: true });
  });
});
