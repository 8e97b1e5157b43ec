import { expect, it } from 'vitest';
import { action, ally, ashesTable, reaction } from '../../../support/ashes.js';
import { PASSES } from '../../../support/ashes-windows.js';
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

rule('Ashes damage.step1', () => {
  it('prevents as much as it says of what was dealt, and the rest is received', () => {
    const table = bolted('scale', ['scale']);
    table.expectHappened('damageDealt', { object: 'scale', amount: 2, by: 'effect', cause: 'p1' });
    table.expectHappened('damagePrevented', { object: 'scale', amount: 1 });
    table.expectHappened('woundsPlaced', { object: 'scale', count: 1, by: 'effect', cause: 'p1' });
    expect(table.marks('scale')).toEqual({ wounds: 1 });
  });
  it('prevents no more than there is, and then nothing is placed', () => {
    const table = bolted('wall', ['wall']).expectHappened('damagePrevented', { amount: 2 });
    table.expectNotHappened('woundsPlaced');
    expect(table.marks('wall')).toEqual({});
  });
  it('prevents nothing of the damage to another', () => {
    bolted('champion', ['wall']).expectNotHappened('damagePrevented').expectHappened('woundsPlaced', { count: 2 });
  });
  it('answers damage to a guarding Phoenixborn: nothing is received, and the attacker is damaged meanwhile', () => {
    const table = at(['worker'], ['cover']).answer('p1', { action: 'attack', target: 'worker' });
    table.answer('p1', ['attacker']).answer('p2', 'champion').expectDecision({ p2: 'respond' });
    table.answer('p2', { react: 'cover' }).expectHappened('targeted', { seat: 'p2', objects: ['attacker'] });
    table
      .expectHappened('woundsPlaced', { object: 'attacker', count: 1 })
      .expectHappened('damagePrevented', { amount: 1 });
    expect(table.marks('attacker')).toEqual({ wounds: 1, exhaustion: 1 });
    expect(table.marks('champion')).toEqual({ turned: true });
  });
  it('is not answered so where the Phoenixborn does not guard, or an effect deals it', () => {
    at([], ['cover'])
      .answer('p1', { action: 'attack', target: 'champion' })
      .answer('p1', ['attacker'])
      .expectHappened('woundsPlaced', { object: 'champion', by: 'attack' })
      .expectDecision({ p1: 'turnAction' });
    bolted('champion', ['worker'], ['cover']).expectLegal('p2', PASSES);
  });
  it('has another receive it, to whom it was not dealt', () => {
    const table = bolted('champion', ['scale', 'worker'], ['shift']).expectDecision({ p2: 'respond' });
    table.answer('p2', { react: 'shift' }).answer('p2', ['scale']);
    table.expectHappened('damageRedirected', { object: 'champion', to: 'scale', amount: 2 });
    // What prevents damage that is dealt to it does not prevent this.
    table.expectNotHappened('damagePrevented');
    expect([table.marks('champion'), table.marks('scale')]).toEqual([{}, { wounds: 2 }]);
  });
  it('goes on there with the steps, up to destroying it', () => {
    const table = bolted('champion', ['worker', 'scale'], ['shift']).answer('p2', { react: 'shift' });
    table.answer('p2', ['worker']).expectHappened('destroyed', { card: 'worker', by: 'effect', cause: 'p1' });
  });
  it('is not redirected without a unit', () => {
    at([], ['shift']).answer('p1', { action: 'play', card: 'spell' }).expectDecision({ p1: 'turnAction' });
  });
});
