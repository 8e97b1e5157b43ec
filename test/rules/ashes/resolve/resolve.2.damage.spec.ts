import { expect, it } from 'vitest';
import { action, ally, ashesTable, reaction } from '../../../support/ashes.js';

import { rule } from '../../../support/rule.js';

const ONE = { min: 1, max: 1, as: 'it' } as const;
const bolt = (id: string, amount: number) =>
  action({
    id,
    effect: {
      do: 'sequence',
      of: [
        { do: 'target', from: { of: 'opponents', anyOf: ['unit', 'phoenixborn'] }, ...ONE },
        { do: 'deal', objects: 'it', amount, as: 'done', destroyed: 'gone' },
        {
          do: 'if',
          condition: { more: { size: 'done' }, than: 0 },
          then: { do: 'draw', count: 1 },
        },
        {
          do: 'if',
          condition: { more: { size: 'gone' }, than: 0 },
          then: { do: 'draw', count: 2 },
        },
      ],
    },
  });
/** After it is dealt damage, as much of that is prevented. */
const armoured = (id: string, amount: number, life = 3) =>
  ally({
    id,
    life,
    abilities: [
      {
        kind: 'triggered',
        name: 'armoured',
        timing: 'after',
        on: [{ event: 'damageDealt', where: { object: { object: { self: true } } }, bind: { frame: 'frame' } }],
        effect: { do: 'prevent', frame: 'frame', amount },
      },
    ],
  });
/** After one's guarding Phoenixborn is dealt damage by an attack: none of it; then one damage to the attacker. */
const cover = reaction({
  id: 'cover',
  reaction: {
    kind: 'triggered',
    name: 'cover',
    on: [
      {
        event: 'damageDealt',
        where: {
          object: { object: { is: ['phoenixborn'], of: 'you', marks: { guarding: true } } },
          by: { equals: 'attack' },
        },
        bind: { frame: 'frame', attacker: 'source' },
      },
    ],
    effect: {
      do: 'sequence',
      of: [
        { do: 'prevent', frame: 'frame' },
        { do: 'target', from: { bound: 'attacker' }, ...ONE },
        { do: 'deal', objects: 'it', amount: 1 },
      ],
    },
  },
});
/** After one's Phoenixborn is dealt damage: a unit of one's own receives it. */
const shift = reaction({
  id: 'shift',
  reaction: {
    kind: 'triggered',
    name: 'shift',
    on: [
      {
        event: 'damageDealt',
        where: { object: { object: { is: ['phoenixborn'], of: 'you' } } },
        bind: { frame: 'frame' },
      },
    ],
    while: { count: { is: ['unit'], of: 'you' }, is: { min: 1 } },
    effect: {
      do: 'sequence',
      of: [
        { do: 'choose', from: { is: ['unit'], of: 'you' }, ...ONE },
        { do: 'redirect', frame: 'frame', to: 'it' },
      ],
    },
  },
});
const cards = [
  bolt('bolt', 2),
  bolt('spark', 0),
  armoured('scale', 1),
  armoured('wall', 5),
  armoured('shell', 1, 1),
  cover,
  shift,
];

const at = (battlefield: readonly string[], hand: readonly string[] = [], spell = 'bolt') =>
  ashesTable(
    {
      p1: { hand: [{ card: spell, as: 'spell' }], battlefield: [{ card: 'worker', as: 'attacker' }] },
      p2: {
        phoenixborn: [{ card: 'champion', as: 'champion' }],
        battlefield: battlefield.map((card) => ({ card, as: card })),
        hand: hand.map((card) => ({ card, as: card })),
      },
    },
    cards,
  );
const bolted = (target: string, ...rest: Parameters<typeof at>) =>
  at(...rest)
    .answer('p1', { action: 'play', card: 'spell' })
    .answer('p1', [target]);

rule('Ashes resolve.2', () => {
  it('is done "if you do" where damage was dealt, also where all of it was prevented', () => {
    for (const target of ['scale', 'wall']) {
      const table = bolted(target, ['scale', 'wall']).expectHappened('drawn', { seat: 'p1' });
      expect(table.cards('p1', 'hand'), target).toEqual(['worker']);
    }
  });
  it('is not done where none was dealt: no damage, or no target', () => {
    bolted('scale', ['scale', 'wall'], [], 'spark').expectNotHappened('damageDealt').expectNotHappened('drawn');
    ashesTable({ p1: { hand: [{ card: 'bolt', as: 'spell' }] }, p2: { phoenixborn: [] } }, cards)
      .answer('p1', { action: 'play', card: 'spell' })
      .expectHappened('nothingToChoose')
      .expectNotHappened('drawn');
  });
  it('tells apart what was destroyed by it', () => {
    const table = bolted('worker', ['worker', 'scale']);
    expect(table.cards('p1', 'hand')).toEqual(['worker', 'worker', 'worker']);
    const saved = bolted('shell', ['shell', 'scale']);
    saved.expectHappened('destroyed', { card: 'shell' });
    expect(saved.cards('p1', 'hand')).toHaveLength(3);
  });
});
