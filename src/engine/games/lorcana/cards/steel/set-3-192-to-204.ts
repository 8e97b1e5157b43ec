import type { LorcanaCard } from '../../card.js';

export const steel3from192: readonly LorcanaCard[] = [
  {
    id: '3-192',
    name: 'Simba',
    version: 'Fighting Prince',
    inks: ['steel'],
    cost: 7,
    inkable: true,
    type: 'character',
    classifications: ['Dreamborn', 'Hero', 'Prince'],
    strength: 5,
    willpower: 7,
    lore: 2,
    keywords: [],
    text: 'On arrival, and in your turn for each character he defeats in a challenge: optionally draw 2 and discard 2 of your choice, or 2 damage to any one character.',
    abilities: [
      {
        kind: 'triggered',
        name: 'roar-on-arrival',
        on: [{ event: 'played', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'may',
          effect: {
            do: 'choose-one',
            options: [
              {
                name: 'swap-cards',
                effect: {
                  do: 'sequence',
                  of: [
                    { do: 'draw', count: 2 },
                    { do: 'choose', from: { zone: 'hand', of: 'you' }, min: 2, max: 2, as: 'chosen' },
                    { do: 'discard', objects: 'chosen' },
                  ],
                },
              },
              {
                name: 'deal-damage',
                effect: {
                  do: 'sequence',
                  of: [
                    { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' },
                    { do: 'deal', objects: 'chosen', amount: 2 },
                  ],
                },
              },
            ],
          },
        },
      },
      {
        kind: 'triggered',
        name: 'roar-after-victory',
        on: [
          {
            event: 'banished',
            where: {
              object: { object: { is: ['character'], other: true } },
              with: { object: { self: true } },
              inChallenge: { equals: true },
            },
          },
        ],
        while: { turn: 'yours' },
        effect: {
          do: 'may',
          effect: {
            do: 'choose-one',
            options: [
              {
                name: 'swap-cards',
                effect: {
                  do: 'sequence',
                  of: [
                    { do: 'draw', count: 2 },
                    { do: 'choose', from: { zone: 'hand', of: 'you' }, min: 2, max: 2, as: 'chosen' },
                    { do: 'discard', objects: 'chosen' },
                  ],
                },
              },
              {
                name: 'deal-damage',
                effect: {
                  do: 'sequence',
                  of: [
                    { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' },
                    { do: 'deal', objects: 'chosen', amount: 2 },
                  ],
                },
              },
            ],
          },
        },
      },
    ],
  },
  {
    id: '3-199',
    name: "Captain Hook's Rapier",
    inks: ['steel'],
    cost: 3,
    inkable: false,
    type: 'item',
    classifications: [],
    keywords: [],
    text: 'In your turn, each character that one of yours defeats in a challenge lets you pay 1 ink for a card. Each Captain Hook of yours has Challenger +1.',
    abilities: [
      {
        kind: 'triggered',
        name: 'spoils',
        on: [
          {
            event: 'banished',
            where: {
              object: { object: { is: ['character'] } },
              with: { object: { of: 'you', is: ['character'] } },
              inChallenge: { equals: true },
            },
          },
        ],
        while: { turn: 'yours' },
        effect: { do: 'pay', costs: [{ pay: 'ink', n: 1 }], then: { do: 'draw', count: 1 } },
      },
      {
        kind: 'static',
        name: 'armed-captain',
        affects: { of: 'you', is: ['character'], named: 'Captain Hook' },
        changes: [{ change: 'keyword', keyword: 'challenger', n: 1 }],
      },
    ],
  },
  {
    id: '3-202',
    name: "Maui's Place of Exile",
    version: 'Hidden Island',
    inks: ['steel'],
    cost: 2,
    inkable: true,
    type: 'location',
    classifications: [],
    willpower: 5,
    lore: 0,
    moveCost: 1,
    keywords: [],
    text: 'Whoever is here has Resist +1.',
    abilities: [
      {
        kind: 'static',
        name: 'isolated',
        affects: { is: ['character'], markIsSource: 'at' },
        changes: [{ change: 'keyword', keyword: 'resist', n: 1 }],
      },
    ],
  },
  {
    id: '3-204',
    name: 'The Bayou',
    version: 'Mysterious Swamp',
    inks: ['steel'],
    cost: 1,
    inkable: true,
    type: 'location',
    classifications: [],
    willpower: 3,
    lore: 1,
    moveCost: 1,
    keywords: [],
    text: 'Questing from here: optionally draw 1, after which you discard 1 of your choice.',
    abilities: [
      {
        kind: 'triggered',
        name: 'find-the-way',
        on: [{ event: 'quested', where: { object: { object: { is: ['character'], markIsSource: 'at' } } } }],
        effect: {
          do: 'may',
          effect: {
            do: 'sequence',
            of: [
              { do: 'draw', count: 1 },
              { do: 'choose', from: { zone: 'hand', of: 'you' }, min: 1, max: 1, as: 'chosen' },
              { do: 'discard', objects: 'chosen' },
            ],
          },
        },
      },
    ],
  },
];
