import type { AshesCard, AshesCost, SimpleCost } from '../../card.js';
import type { AshesEffect } from '../../vocabulary.js';

const MAIN: AshesCost = { pay: 'main' };
const SIDE: AshesCost = { pay: 'side' };
const basics = (n: number): SimpleCost => ({ pay: 'magic', dice: [{ n, level: 'basic' }] });
const ONE_UNIT: AshesEffect = { do: 'choose', from: { is: ['unit'] }, min: 1, max: 1, as: 'it' };

/** Those of the watch. */
const watch: readonly AshesCard[] = [
  {
    id: 'lantern-warden',
    name: 'Warden of the Lantern Gate',
    type: 'phoenixborn',
    life: 16,
    battlefield: 5,
    spellboard: 3,
    text: 'Side action, exhaust: look at the top two cards of your draw pile.',
    abilities: [
      {
        kind: 'activated',
        name: 'vigil',
        costs: [SIDE, { pay: 'exhaust' }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'top-of-deck', count: 2, as: 'top' },
            { do: 'look-at', objects: 'top' },
          ],
        },
      },
    ],
  },
  {
    id: 'toll-footman',
    name: 'Toll Footman',
    type: 'ally',
    cost: [MAIN, basics(1)],
    attack: 2,
    life: 2,
    recover: 1,
    abilities: [],
  },
  {
    id: 'gate-keeper',
    name: 'Gate Keeper',
    type: 'ally',
    cost: [MAIN, basics(1)],
    attack: 1,
    life: 4,
    recover: 1,
    keywords: [{ keyword: 'unit-guard' }],
    abilities: [],
  },
  {
    id: 'lantern-oil',
    name: 'Lantern Oil',
    type: 'alteration',
    cost: [SIDE, basics(1)],
    bonus: { life: 2 },
    abilities: [],
  },
  {
    id: 'wardens-oath',
    name: "Warden's Oath",
    type: 'action',
    exclusiveTo: 'Warden of the Lantern Gate',
    cost: [MAIN, { pay: 'magic', dice: [{ n: 1, level: 'class', magic: 'natural' }] }],
    text: 'Draw two cards.',
    abilities: [],
    effect: { do: 'draw', count: 2 },
  },
];

/** Those of the marsh. */
const marsh: readonly AshesCard[] = [
  {
    id: 'marsh-witch',
    name: 'Witch of the Marsh',
    type: 'phoenixborn',
    life: 14,
    battlefield: 4,
    spellboard: 4,
    text: 'Side action, exhaust, discard a card: deal 1 damage to a unit.',
    abilities: [
      {
        kind: 'activated',
        name: 'hex',
        costs: [SIDE, { pay: 'exhaust' }, { pay: 'discard', count: 1 }],
        effect: { do: 'sequence', of: [ONE_UNIT, { do: 'deal', objects: 'it', amount: 1 }] },
      },
    ],
  },
  {
    id: 'marsh-hound',
    name: 'Marsh Hound',
    type: 'ally',
    cost: [
      MAIN,
      {
        pay: 'magic',
        dice: [
          { n: 1, level: 'class', magic: 'illusion' },
          { n: 1, level: 'basic' },
        ],
      },
    ],
    attack: 3,
    life: 1,
    recover: 0,
    abilities: [],
  },
  {
    id: 'mourner',
    name: 'Mourner at the Ford',
    type: 'ally',
    cost: [MAIN],
    attack: 0,
    life: 3,
    recover: 1,
    text: 'Inexhaustible. After another unit is destroyed, place a wound token on a unit.',
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
  },
  {
    id: 'marsh-curse',
    name: 'Marsh Curse',
    type: 'alteration',
    cost: [MAIN],
    bonus: { life: -2, attack: -1 },
    abilities: [],
  },
  {
    id: 'revenge-of-the-marsh',
    name: 'Revenge of the Marsh',
    type: 'reaction',
    exclusiveTo: 'Witch of the Marsh',
    cost: [basics(1)],
    conjurations: ['wisp'],
    text: 'After a unit that you control is destroyed, place a Wisp on your battlefield.',
    abilities: [],
    reaction: {
      kind: 'triggered',
      name: 'revenge',
      timing: 'after',
      on: [{ event: 'destroyed', where: { seat: { seat: 'you' } } }],
      effect: { do: 'conjure', card: 'wisp', count: 1 },
    },
  },
];

/** Those who live on both sides of the gate. */
const both: readonly AshesCard[] = [
  {
    id: 'candle-martyr',
    name: 'Candle Martyr',
    type: 'ally',
    cost: [SIDE],
    attack: 1,
    life: 1,
    recover: 1,
    text: 'When it is destroyed, you may draw a card.',
    abilities: [
      {
        kind: 'triggered',
        name: 'farewell',
        timing: 'when',
        on: [{ event: 'destroyed', where: { object: { object: { self: true } } } }],
        effect: { do: 'may', effect: { do: 'draw', count: 1 } },
      },
    ],
  },
  {
    id: 'wisp',
    name: 'Wisp',
    type: 'conjuration',
    limit: 3,
    attack: 1,
    life: 1,
    recover: 0,
    abilities: [],
  },
  {
    id: 'call-wisps',
    name: 'Call Wisps',
    type: 'ready',
    cost: [MAIN],
    conjurations: ['wisp'],
    text: 'Main action, exhaust, 2 basic: place two Wisps on your battlefield. Focus 1: 1 basic less.',
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
  },
  {
    id: 'candle-storm',
    name: 'Candle Storm',
    type: 'action',
    cost: [MAIN, { pay: 'parallel', of: [basics(2), { pay: 'discard', count: 1 }] }],
    text: 'Deal 1 damage to each unit that an opponent controls.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'all', from: { is: ['unit'], of: 'opponents' }, as: 'them' },
        { do: 'deal', objects: 'them', amount: 1 },
      ],
    },
  },
  {
    id: 'heavy-eyes',
    name: 'Heavy Eyes',
    type: 'action',
    cost: [MAIN, { pay: 'magic', dice: [{ n: 1, level: 'class', magic: 'charm' }] }],
    text: 'Place an exhaustion token on a unit.',
    abilities: [],
    effect: { do: 'sequence', of: [ONE_UNIT, { do: 'exhaust', objects: 'it' }] },
  },
  {
    id: 'ambush-at-dusk',
    name: 'Ambush at Dusk',
    type: 'reaction',
    cost: [{ pay: 'magic', dice: [{ n: 1, level: 'class', magic: 'charm' }] }],
    text: 'After an opponent brings a unit into play, deal 2 damage to it.',
    abilities: [],
    reaction: {
      kind: 'triggered',
      name: 'ambush',
      timing: 'after',
      on: [{ event: 'entered', where: { seat: { seat: 'opponents' } }, bind: { it: 'object' } }],
      effect: { do: 'deal', objects: 'it', amount: 2 },
    },
  },
];

/** A gate between two peoples. */
export const lanternGate: readonly AshesCard[] = [...watch, ...marsh, ...both];
