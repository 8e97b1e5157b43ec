import type { LorcanaCard } from '../../card.js';

export const amethyst4: readonly LorcanaCard[] = [
  {
    id: '4-40',
    name: 'Camilo Madrigal',
    version: 'Prankster',
    inks: ['amethyst'],
    cost: 4,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Ally', 'Madrigal'],
    strength: 2,
    willpower: 5,
    lore: 1,
    keywords: [],
    text: 'When your turn begins, optionally one of two for this turn: 1 more lore, or 2 more Challenger.',
    abilities: [
      {
        kind: 'triggered',
        name: 'many-forms',
        on: [{ event: 'turnBegan', where: { seat: { seat: 'you' } } }],
        effect: {
          do: 'may',
          effect: {
            do: 'choose-one',
            options: [
              {
                name: 'lore',
                effect: {
                  do: 'modify',
                  objects: 'self',
                  changes: [{ change: 'number', name: 'lore', add: 1 }],
                  until: 'endOfTurn',
                },
              },
              {
                name: 'challenger',
                effect: {
                  do: 'modify',
                  objects: 'self',
                  changes: [{ change: 'keyword', keyword: 'challenger', n: 2 }],
                  until: 'endOfTurn',
                },
              },
            ],
          },
        },
      },
    ],
  },
  {
    id: '4-43',
    name: 'Flotsam',
    version: 'Ursula\'s "Baby"',
    inks: ['amethyst'],
    cost: 3,
    inkable: false,
    type: 'character',
    classifications: ['Dreamborn', 'Ally'],
    strength: 4,
    willpower: 2,
    lore: 1,
    keywords: [],
    text: 'Returns to hand when banished in a challenge; your Jetsams do so too.',
    abilities: [
      {
        kind: 'triggered',
        name: 'return-to-hand',
        on: [
          {
            event: 'banished',
            where: { object: { object: { self: true } }, inChallenge: { equals: true } },
            bind: { remains: 'top' },
          },
        ],
        effect: { do: 'put', objects: 'remains', zone: 'hand' },
      },
      {
        kind: 'static',
        name: 'ominous-pair',
        affects: { of: 'you', is: ['character'], named: 'Jetsam' },
        changes: [
          {
            change: 'grant',
            ability: {
              kind: 'triggered',
              name: 'pair-returns',
              on: [
                {
                  event: 'banished',
                  where: { object: { object: { self: true } }, inChallenge: { equals: true } },
                  bind: { remains: 'top' },
                },
              ],
              effect: { do: 'put', objects: 'remains', zone: 'hand' },
            },
          },
        ],
      },
    ],
  },
  {
    id: '4-44',
    name: 'Flotsam & Jetsam',
    version: 'Entangling Eels',
    alsoNamed: ['Flotsam', 'Jetsam'],
    inks: ['amethyst'],
    cost: 6,
    inkable: true,
    type: 'character',
    classifications: ['Floodborn', 'Ally'],
    strength: 5,
    willpower: 5,
    lore: 2,
    keywords: [{ keyword: 'shift', cost: [{ pay: 'discard', count: 2 }] }],
    text: 'Answers to Flotsam and to Jetsam alike.',
    abilities: [],
  },
  {
    id: '4-63',
    name: "Ursula's Plan",
    inks: ['amethyst'],
    cost: 3,
    inkable: false,
    type: 'action',
    classifications: [],
    keywords: [],
    text: 'Each opponent exerts a character of their own choice, which is not readied when their next turn starts.',
    abilities: [],
    effect: {
      do: 'each-player',
      of: 'opponents',
      effect: {
        do: 'sequence',
        of: [
          { do: 'choose', from: { whose: 'player', is: ['character'] }, min: 1, max: 1, as: 'chosen', who: 'player' },
          { do: 'exert', objects: 'chosen' },
          {
            do: 'modify',
            objects: 'chosen',
            changes: [
              {
                change: 'grant',
                ability: {
                  kind: 'prohibition',
                  name: 'stay-exerted',
                  on: { event: 'readied', where: { object: { object: { self: true } }, start: { equals: true } } },
                },
              },
            ],
            until: 'theirNextTurn',
          },
        ],
      },
    },
  },
];
