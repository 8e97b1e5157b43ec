import type { FftcgCard } from '../card.js';
import { damage, ENTERS, FORWARD, gains, ITSELF, oneOf, OWN_FORWARD, thisTurn } from './phrases.js';

/** Cards of two elements. */
export const twoElements: readonly FftcgCard[] = [
  {
    id: '12-120',
    name: 'Shantotto',
    type: 'forward',
    elements: ['earth', 'lightning'],
    cost: 2,
    power: 7000,
    jobs: ['Mage'],
    categories: ['DFF', 'XI'],
    keywords: [],
    text: 'Entering, one of: another Forward has Haste, or a Forward of yours cannot be broken, this turn.',
    abilities: [
      {
        kind: 'triggered',
        name: 'spell',
        on: ENTERS,
        effect: {
          do: 'modes',
          min: 1,
          max: 1,
          of: [
            {
              name: 'hurry',
              targets: oneOf({ is: ['forward'], other: true }),
              effect: thisTurn('target', gains('haste')),
            },
            {
              name: 'harden',
              targets: OWN_FORWARD,
              effect: thisTurn('target', {
                change: 'grant',
                ability: { kind: 'prohibition', name: 'hardened', on: { event: 'broken', where: ITSELF } },
              }),
            },
          ],
        },
      },
    ],
  },
  {
    id: '13-125',
    name: 'Yuzuki',
    type: 'forward',
    elements: ['fire', 'water'],
    cost: 3,
    power: 7000,
    jobs: ['Warrior'],
    categories: ['TYPE-0'],
    keywords: [],
    text: 'Opposing abilities deal no damage to Fire Forwards of yours, and Water Forwards of yours take 2000 less of any damage.',
    abilities: [
      {
        kind: 'replacement',
        name: 'out-of-the-fire',
        on: {
          event: 'damageDealt',
          where: {
            object: { object: { is: ['forward', 'fire'], of: 'you' } },
            cause: { seat: 'opponents' },
            source: { object: { zone: 'any', isNot: ['summon'] } },
          },
        },
        instead: { with: 'fields', fields: { amount: 0 } },
      },
      {
        kind: 'replacement',
        name: 'under-water',
        on: {
          event: 'damageDealt',
          where: { object: { object: { is: ['forward', 'water'], of: 'you' } } },
          bind: { amount: 'amount' },
        },
        instead: { with: 'fields', fields: { amount: { plus: [{ bound: 'amount' }, -2000] } } },
      },
    ],
  },
  {
    id: '18-124',
    name: 'Billy Bob',
    type: 'forward',
    elements: ['earth', 'lightning'],
    cost: 3,
    power: 8000,
    jobs: ['AVALANCHE Operative'],
    categories: ['VII'],
    keywords: [],
    text: 'Entering: a Forward of another name comes from your Break Zone to hand.',
    abilities: [
      {
        kind: 'triggered',
        name: 'regroup',
        on: ENTERS,
        targets: oneOf({ zone: 'break', of: 'you', is: ['forward'], notNamed: 'Billy Bob' }),
        effect: { do: 'put', objects: 'target', zone: 'hand' },
      },
    ],
  },
  {
    id: '18-129',
    name: 'Jecht',
    type: 'forward',
    elements: ['fire', 'water'],
    cost: 4,
    power: 9000,
    jobs: ['Guardian'],
    categories: ['DFF', 'X'],
    keywords: [],
    text: 'For 1 Fire and 1 Water, in your turn: Haste, First Strike and Brave this turn. His special ability: 8000 damage to a Forward.',
    abilities: [
      {
        kind: 'activated',
        name: 'show-off',
        costs: [{ pay: 'cp', of: { fire: 1, water: 1 } }],
        while: { turn: 'yours' },
        effect: thisTurn('self', gains('haste'), gains('first-strike'), gains('brave')),
      },
      {
        kind: 'activated',
        name: 'blinding-ray',
        costs: [{ pay: 'special' }, { pay: 'dull' }],
        targets: FORWARD,
        effect: damage(8000),
      },
    ],
  },
];
