import type { RiftboundCard } from '../card.js';
import { deathknell, inTurn, OWN_UNIT, WHEN_PLAYED } from './phrases.js';

const SELF = { self: true } as const;
const gives = (name: string, flag: string) => ({
  kind: 'static' as const,
  name,
  affects: SELF,
  changes: [{ change: 'flag' as const, flag }],
});

/** Invented, of order and body: what is averted or chosen for a price, and what cards have everywhere. */
export const saltStair: readonly RiftboundCard[] = [
  {
    id: 'stair-warden',
    name: 'Warden of the Stair',
    type: 'unit',
    domains: ['order'],
    energy: 5,
    might: 5,
    text: 'Opponents play units to their bases alone. Temporary units and gear of its player, where it is, stay.',
    abilities: [
      gives('closing', 'opponentsPlayUnitsToBase'),
      {
        kind: 'static',
        name: 'vigil',
        affects: { of: 'you', sharedMark: 'at' },
        changes: [{ change: 'flag', flag: 'temporaryDoesNotTrigger' }],
      },
    ],
  },
  {
    id: 'bell-of-salt',
    name: 'Bell of Salt',
    type: 'gear',
    domains: ['order'],
    energy: 3,
    text: 'As it goes from the board, wherever it goes, its player draws a card. Deathknells of its player happen twice.',
    abilities: [
      gives('echo', 'deathknellsAgain'),
      {
        kind: 'triggered',
        name: 'toll',
        looksBack: true,
        on: [
          { event: 'killed', where: { object: { object: SELF } } },
          { event: 'banished', where: { object: { object: SELF } } },
          { event: 'returned', where: { object: { object: SELF } } },
          { event: 'recycled', where: { objects: { object: SELF } } },
          { event: 'putOnDeck', where: { objects: { object: SELF } } },
          { event: 'putUnderDeck', where: { objects: { object: SELF } } },
        ],
        effect: { do: 'draw', count: 1 },
      },
    ],
  },
  {
    id: 'salt-smith',
    name: 'Smith on the Stair',
    type: 'unit',
    domains: ['body'],
    energy: 4,
    might: 4,
    text: 'Equipment of its player is played as with Quick-Draw; units that are played from elsewhere than a hand may be accelerated. One of two effects that was not chosen in the turn is done as it is buffed.',
    abilities: [
      gives('hammer', 'equipmentElsewhereIsQuick'),
      gives('stride', 'acceleratesFromElsewhere'),
      {
        kind: 'triggered',
        name: 'anvil',
        on: [{ event: 'buffed', where: { object: { object: SELF } } }],
        effect: {
          do: 'modes',
          min: 1,
          max: 1,
          fresh: 'anyone',
          of: [
            { name: 'draw', effect: { do: 'draw', count: 1 } },
            { name: 'learn', effect: { do: 'gain-experience', amount: 1 } },
          ],
        },
      },
    ],
  },
  {
    id: 'salt-ghoul',
    name: 'Ghoul of the Stair',
    type: 'unit',
    domains: ['order'],
    energy: 4,
    might: 3,
    text: 'Its player may kill units for it, each for 1 energy less, or pay 2 energy to play it from the trash. Deathknell: each opponent chooses a unit that none has chosen; they die.',
    additionalCosts: [
      {
        as: 'killed',
        costs: [{ pay: 'kill', count: 1, of: { is: ['unit'] } }],
        optional: true,
        anyNumber: true,
        saves: 1,
      },
      { as: 'instead', costs: [{ pay: 'energy', n: 2 }], saves: 'cost', from: 'trash' },
    ],
    abilities: [
      deathknell(
        inTurn(
          {
            do: 'each-chooses',
            of: 'opponents',
            first: 'next',
            choice: {
              do: 'choose',
              from: { is: ['unit'], notBound: 'chosenBefore' },
              min: 1,
              max: 1,
              who: 'player',
              as: 'fallen',
            },
          },
          { do: 'kill', objects: 'fallen' },
        ),
      ),
    ],
  },
  {
    id: 'salt-charm',
    name: 'Charm of Salt',
    type: 'gear',
    domains: ['body'],
    energy: 2,
    text: 'Instead of the death of a unit of its player, for 1 power, that unit is recalled. Stunned units of opponents have 2 less might, but keep 1. As it is played, its player draws a card at the next hold.',
    abilities: [
      {
        kind: 'replacement',
        name: 'ward',
        on: { event: 'killed', where: { object: { object: OWN_UNIT } }, bind: { unit: 'object' } },
        costs: [{ pay: 'power', n: 1, of: 'any' }],
        instead: { with: 'effect', effect: { do: 'recall', objects: 'unit' } },
      },
      {
        kind: 'static',
        name: 'brine',
        affects: { is: ['unit'], of: 'opponents', marks: { stunned: true } },
        changes: [{ change: 'number', name: 'might', add: -2, least: 1 }],
      },
      {
        kind: 'triggered',
        name: 'wait',
        on: WHEN_PLAYED,
        effect: {
          do: 'float',
          ability: {
            kind: 'triggered',
            name: 'return',
            on: [{ event: 'scored', where: { seat: { seat: 'you' }, by: { equals: 'hold' } } }],
            effect: { do: 'draw', count: 1 },
          },
          until: 'always',
          once: true,
        },
      },
    ],
  },
];
