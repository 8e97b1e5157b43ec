import type { RiftboundCard } from '../card.js';
import { AT_BATTLEFIELD, deal, target } from './phrases.js';

const EXPERIENCED = { more: { player: 'experience' }, than: 2 } as const;

/** Invented, of calm and mind: experience, prices that are never nothing, and what several units share. */
export const stormWatch: readonly RiftboundCard[] = [
  {
    id: 'storm-petrel',
    name: 'Petrel of the Storm',
    type: 'unit',
    domains: ['mind'],
    energy: 3,
    might: 3,
    keywords: [{ keyword: 'hunt', n: 2 }],
    text: 'Where it conquers or holds its player gains 2 experience. Level 3: it has 2 more might and Assault.',
    abilities: [
      {
        kind: 'static',
        name: 'level-3',
        while: EXPERIENCED,
        affects: { self: true },
        changes: [
          { change: 'number', name: 'might', add: 2 },
          { change: 'keyword', keyword: 'assault', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'chart-house',
    name: 'Chart House',
    type: 'gear',
    domains: ['calm'],
    energy: 2,
    keywords: [{ keyword: 'unique' }],
    text: 'Spells of its player cost 1 energy less, and 1 at least. Exhausted, for 1 energy, it gives 1 experience. Once in a turn, as its player gains experience, a card.',
    abilities: [
      {
        kind: 'cost',
        name: 'pilotage',
        for: 'energy',
        affects: { zone: 'any', is: ['spell'], of: 'you' },
        add: -1,
        least: 1,
      },
      {
        kind: 'activated',
        name: 'study',
        costs: [{ pay: 'exhaust' }, { pay: 'energy', n: 1 }],
        effect: { do: 'gain-experience', amount: 1 },
      },
      {
        kind: 'triggered',
        name: 'on-experience',
        oncePerTurn: true,
        on: [{ event: 'experienceGained', where: { seat: { seat: 'you' } } }],
        effect: { do: 'draw', count: 1 },
      },
    ],
  },
  {
    id: 'log-keeper',
    name: 'Keeper of the Log',
    type: 'unit',
    domains: ['mind'],
    energy: 2,
    might: 2,
    additionalCosts: [{ as: 'entry', costs: [{ pay: 'experience', n: 2 }], optional: true }],
    text: 'Its player may spend 2 experience to play it, and then draws two cards.',
    abilities: [
      {
        kind: 'triggered',
        name: 'on-entry',
        on: [{ event: 'played', where: { object: { object: { self: true } }, paid: { equals: true } } }],
        effect: { do: 'draw', count: 2 },
      },
    ],
  },
  {
    id: 'fog-bank',
    name: 'Fog Bank',
    type: 'unit',
    domains: ['calm'],
    energy: 2,
    might: 2,
    text: 'Opponents do not choose it, and it deals no combat damage. As it is played, opponents play no cards in this turn.',
    abilities: [
      {
        kind: 'static',
        name: 'drifting',
        affects: { self: true },
        changes: [
          { change: 'flag', flag: 'cannotBeChosenByOpponents' },
          { change: 'flag', flag: 'dealsNoCombatDamage' },
        ],
      },
      {
        kind: 'triggered',
        name: 'blinding',
        on: [{ event: 'played', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'float',
          ability: {
            kind: 'prohibition',
            name: 'blinded',
            on: { event: 'cardChained', where: { seat: { seat: 'opponents' } } },
          },
          until: 'endOfTurn',
        },
      },
    ],
  },
  {
    id: 'hailstones',
    name: 'Hailstones',
    type: 'spell',
    domains: ['mind'],
    energy: 3,
    keywords: [{ keyword: 'action' }],
    text: '4 damage, split among up to 4 units at battlefields.',
    targets: [{ as: 'target', from: AT_BATTLEFIELD, min: 1, max: 4, divide: { amount: 4, as: 'hail' } }],
    effect: deal({ share: 'hail', of: 'it' }),
    abilities: [],
  },
  {
    id: 'bow-wave',
    name: 'Bow Wave',
    type: 'spell',
    domains: ['calm'],
    energy: 1,
    keywords: [{ keyword: 'action' }],
    text: 'A unit of an opponent that is not temporary becomes temporary, and a unit of its player moves to the battlefield of it.',
    targets: [
      target({ is: ['unit'], of: 'opponents', marks: { at: true }, not: { keyword: 'temporary' } }),
      { ...target({ is: ['unit'], of: 'you' }), as: 'boarder' },
    ],
    effect: {
      do: 'sequence',
      of: [
        { do: 'all', from: { zone: 'battlefields', namedBy: { mark: 'at', objects: 'target' } }, as: 'there' },
        {
          do: 'modify',
          objects: 'target',
          changes: [{ change: 'keyword', keyword: 'temporary' }],
          until: 'untilItLeaves',
        },
        { do: 'move', objects: 'boarder', to: 'there' },
      ],
    },
    abilities: [],
  },
  {
    id: 'low-water',
    name: 'Low Water',
    type: 'spell',
    domains: ['calm'],
    energy: 3,
    keywords: [{ keyword: 'action' }],
    text: 'Up to 3 units at battlefields, with 5 might together at most, are recalled.',
    targets: [{ ...target(AT_BATTLEFIELD), min: 1, max: 3, sum: { number: 'might', max: 5 } }],
    effect: { do: 'recall', objects: 'target' },
    abilities: [],
  },
];
