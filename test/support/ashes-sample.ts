/** A small set of made-up cards of Ashes in which everything occurs that the engine carries out, for whole games. */
import type { AshesCard } from '../../src/engine/games/ashes/card.js';
import { action, ally, alteration, conjuration, phoenixborn, reaction, ready } from './ashes.js';

const basics = (n: number) => ({ pay: 'magic', dice: [{ n, level: 'basic' }] }) as const;
const MAIN = { pay: 'main' } as const;
const SIDE = { pay: 'side' } as const;
const ONE_UNIT = { do: 'choose', from: { is: ['unit'] }, min: 1, max: 1, as: 'it' } as const;

export const SAMPLE: readonly AshesCard[] = [
  phoenixborn({ id: 'knight', life: 12, battlefield: 5, spellboard: 3 }),
  phoenixborn({
    id: 'witch',
    life: 10,
    battlefield: 4,
    spellboard: 4,
    abilities: [
      {
        kind: 'activated',
        name: 'hex',
        costs: [SIDE, { pay: 'exhaust' }, { pay: 'discard', count: 1 }],
        effect: { do: 'sequence', of: [ONE_UNIT, { do: 'deal', objects: 'it', amount: 1 }] },
      },
    ],
  }),
  ally({ id: 'footman', attack: 2, life: 2, cost: [MAIN, basics(1)] }),
  ally({ id: 'guard', attack: 1, life: 4, cost: [MAIN, basics(1)], keywords: [{ keyword: 'unit-guard' }] }),
  ally({ id: 'hound', attack: 3, life: 1, recover: 0, cost: [MAIN, basics(2)] }),
  ally({
    id: 'martyr',
    attack: 1,
    life: 1,
    cost: [SIDE],
    abilities: [
      {
        kind: 'triggered',
        name: 'farewell',
        timing: 'when',
        on: [{ event: 'destroyed', where: { object: { object: { self: true } } } }],
        effect: { do: 'may', effect: { do: 'draw', count: 1 } },
      },
    ],
  }),
  ally({
    id: 'mourner',
    attack: 0,
    life: 3,
    cost: [MAIN],
    abilities: [
      {
        kind: 'triggered',
        name: 'mourn',
        timing: 'after',
        always: true,
        on: [{ event: 'destroyed', where: { object: { object: { other: true } } } }],
        effect: { do: 'sequence', of: [ONE_UNIT, { do: 'place-wounds', objects: 'it', count: 1 }] },
      },
    ],
  }),
  conjuration({ id: 'wisp', attack: 1, life: 1, recover: 0, limit: 3 }),
  ready({
    id: 'call-wisps',
    conjurations: ['wisp'],
    cost: [MAIN],
    abilities: [
      {
        kind: 'activated',
        name: 'call',
        costs: [MAIN, { pay: 'exhaust' }, basics(2)],
        effect: { do: 'conjure', card: 'wisp', count: 2 },
      },
      {
        kind: 'cost',
        name: 'focus 1',
        for: 'activate',
        while: { count: { zone: 'spellboard', of: 'you', sameNameAs: 'self' }, is: { min: 2 } },
        add: -1,
      },
    ],
  }),
  alteration({ id: 'armour', cost: [SIDE, basics(1)], bonus: { life: 2 } }),
  alteration({ id: 'curse', cost: [MAIN], bonus: { life: -2, attack: -1 } }),
  action({
    id: 'storm',
    cost: [MAIN, { pay: 'parallel', of: [basics(2), { pay: 'discard', count: 1 }] }],
    effect: {
      do: 'sequence',
      of: [
        { do: 'all', from: { is: ['unit'], of: 'opponents' }, as: 'them' },
        { do: 'deal', objects: 'them', amount: 1 },
      ],
    },
  }),
  action({
    id: 'duel',
    cost: [MAIN, { pay: 'magic', dice: [{ n: 1, level: 'class', magic: 'natural' }] }],
    effect: { do: 'sequence', of: [ONE_UNIT, { do: 'exhaust', objects: 'it' }] },
  }),
  reaction({
    id: 'ambush',
    cost: [{ pay: 'magic', dice: [{ n: 1, level: 'class', magic: 'charm' }] }],
    reaction: {
      kind: 'triggered',
      name: 'ambush',
      timing: 'after',
      on: [{ event: 'entered', where: { seat: { seat: 'opponents' } }, bind: { it: 'object' } }],
      effect: { do: 'deal', objects: 'it', amount: 2 },
    },
  }),
  reaction({
    id: 'revenge',
    cost: [basics(1)],
    conjurations: ['wisp'],
    reaction: {
      kind: 'triggered',
      name: 'revenge',
      timing: 'after',
      on: [{ event: 'destroyed', where: { seat: { seat: 'you' } } }],
      effect: { do: 'conjure', card: 'wisp', count: 1 },
    },
  }),
];
