/** Damage to units and Phoenixborn of Ashes, and cards that answer it. */
import { action, ally, ashesTable, reaction } from './ashes.js';

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
export const cards = [
  bolt('bolt', 2),
  bolt('spark', 0),
  armoured('scale', 1),
  armoured('wall', 5),
  armoured('shell', 1, 1),
  cover,
  shift,
];

/** p1 has a spell in hand and a worker as `attacker`; p2 a Phoenixborn, these units and this hand. */
export const damageTable = (battlefield: readonly string[], hand: readonly string[] = [], spell = 'bolt') =>
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
/** The spell has been played at the target. */
export const bolted = (target: string, ...rest: Parameters<typeof damageTable>) =>
  damageTable(...rest)
    .answer('p1', { action: 'play', card: 'spell' })
    .answer('p1', [target]);
