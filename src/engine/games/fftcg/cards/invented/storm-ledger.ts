import type { FftcgCard } from '../../card.js';
import type { FftcgEffect } from '../../vocabulary.js';
import { damage, ENTERS, FORWARD, inTurn, oneOf, opponentGivesUp } from '../phrases.js';

const CLERK = { jobs: ['Clerk'], categories: ['LEDGER'] };
const LEDGER = { jobs: [], categories: ['LEDGER'] };

const awarded = (won: string, lost: string): FftcgEffect =>
  inTurn({ do: 'put', objects: won, zone: 'hand' }, { do: 'put', objects: lost, zone: 'break' });

/** A counting house in the mountains, in earth and lightning: Priming, Monsters, special abilities, Parties. */
export const stormLedger: readonly FftcgCard[] = [
  {
    ...CLERK,
    id: 'X-41',
    name: 'Copper Scribe',
    type: 'forward',
    elements: ['lightning'],
    cost: 1,
    power: 3000,
    keywords: ['haste'],
    generic: true,
    abilities: [],
  },
  {
    ...LEDGER,
    id: 'X-42',
    name: 'Anvil Saint',
    type: 'forward',
    elements: ['earth'],
    cost: 3,
    power: 7000,
    keywords: [],
    text: 'Damage dealt to it by abilities and Summons is 2000 less.',
    abilities: [
      {
        kind: 'replacement',
        name: 'tempered',
        on: {
          event: 'damageDealt',
          where: { object: { object: { self: true } }, battle: { equals: false } },
          bind: { blow: 'amount' },
        },
        instead: { with: 'fields', fields: { amount: { plus: [{ bound: 'blow' }, -2000] } } },
      },
    ],
  },
  {
    ...CLERK,
    id: 'X-43',
    name: 'Stone Auditor',
    type: 'backup',
    elements: ['earth'],
    cost: 3,
    keywords: [],
    text: 'Entering: finds a Clerk in the deck.',
    abilities: [
      {
        kind: 'triggered',
        name: 'summons-to-court',
        on: ENTERS,
        effect: { do: 'search', from: { is: ['Clerk'] }, count: 1, to: 'hand' },
      },
    ],
  },
  {
    categories: ['LEDGER'],
    id: 'X-44',
    name: 'Split Estate',
    type: 'summon',
    elements: ['lightning'],
    cost: 3,
    text: 'The top four cards are revealed. By value: its player makes two piles, the opponent says which goes to hand, the other goes to the Break Zone. By lot: one by chance goes to hand, and the deck is shuffled.',
    abilities: [],
    effect: inTurn(
      { do: 'top-of-deck', count: 4, as: 'estate' },
      { do: 'reveal', objects: 'estate' },
      {
        do: 'choose-one',
        options: [
          {
            name: 'by-value',
            effect: inTurn(
              { do: 'separate', objects: 'estate', into: ['left', 'right'] },
              {
                do: 'each-player',
                of: 'opponents',
                effect: {
                  do: 'choose-one',
                  who: 'player',
                  options: [
                    { name: 'left', effect: awarded('left', 'right') },
                    { name: 'right', effect: awarded('right', 'left') },
                  ],
                },
              },
            ),
          },
          {
            name: 'by-lot',
            effect: inTurn(
              { do: 'at-random', from: { zone: 'deck', of: 'you', bound: 'estate' }, count: 1, as: 'lot' },
              { do: 'put', objects: 'lot', zone: 'hand' },
              { do: 'shuffle' },
            ),
          },
        ],
      },
    ),
  },
  {
    ...LEDGER,
    id: 'X-45',
    name: 'Thunder Courier',
    type: 'forward',
    elements: ['lightning'],
    cost: 3,
    power: 6000,
    keywords: [],
    text: 'Special ability, 1 lightning CP: 9000 damage to a Forward.',
    abilities: [
      {
        kind: 'activated',
        name: 'express',
        costs: [{ pay: 'special' }, { pay: 'cp', of: { lightning: 1 } }],
        targets: FORWARD,
        effect: damage(9000),
      },
    ],
  },
  {
    ...LEDGER,
    id: 'X-46',
    name: 'Quarry Golem',
    type: 'monster',
    elements: ['earth'],
    cost: 3,
    keywords: [],
    text: 'From 4 damage on it is also a Forward of 9000 power.',
    abilities: [
      {
        kind: 'static',
        name: 'awake',
        while: { count: { zone: 'damage', of: 'you' }, is: { min: 4 } },
        changes: [
          { change: 'tag', tag: 'forward' },
          { change: 'set', name: 'power', to: 9000 },
        ],
      },
    ],
  },
  {
    ...CLERK,
    id: 'X-47',
    name: 'Young Surveyor',
    type: 'forward',
    elements: ['earth'],
    cost: 2,
    power: 4000,
    keywords: [],
    priming: { name: 'Mountain Unbound', costs: [{ pay: 'cp', of: { earth: 1 }, any: 2 }] },
    text: 'Primed: a Forward of the opponent is dealt 5000 damage.',
    abilities: [
      {
        kind: 'triggered',
        name: 'landslide',
        on: [{ event: 'primed', where: { seat: { seat: 'you' } } }],
        targets: oneOf({ is: ['forward'], of: 'opponents' }),
        effect: damage(5000),
      },
    ],
  },
  {
    ...LEDGER,
    id: 'X-48',
    name: 'Mountain Unbound',
    type: 'forward',
    elements: ['earth'],
    cost: 7,
    power: 10_000,
    keywords: ['brave'],
    text: 'Entering: the opponent gives up a Forward. It cannot be chosen by the opponent’s Summons.',
    abilities: [
      { kind: 'triggered', name: 'upheaval', on: ENTERS, effect: opponentGivesUp({}) },
      {
        kind: 'prohibition',
        name: 'sheer',
        on: {
          event: 'chosen',
          where: {
            object: { object: { self: true } },
            seat: { seat: 'opponents' },
            source: { object: { zone: 'any', is: ['summon'] } },
          },
        },
      },
    ],
  },
  {
    ...CLERK,
    id: 'X-49',
    name: 'Ratchet Smith',
    type: 'backup',
    elements: ['lightning'],
    cost: 1,
    keywords: [],
    generic: true,
    text: 'It may give earth CP as well.',
    abilities: [{ kind: 'static', name: 'alloy', changes: [{ change: 'flag', flag: 'gives-earth' }] }],
  },
  {
    ...CLERK,
    id: 'X-50',
    name: 'Quarry Clerk',
    type: 'backup',
    elements: ['earth'],
    cost: 1,
    keywords: [],
    generic: true,
    abilities: [],
  },
];
