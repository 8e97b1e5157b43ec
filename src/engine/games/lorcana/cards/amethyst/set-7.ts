import type { LorcanaCard } from '../../card.js';

export const amethyst7: readonly LorcanaCard[] = [
  {
    id: '7-54',
    name: 'Te Kā',
    version: 'Elemental Terror',
    inks: ['amethyst', 'ruby'],
    cost: 10,
    inkable: true,
    type: 'character',
    classifications: ['Floodborn', 'Villain', 'Deity'],
    strength: 12,
    willpower: 12,
    lore: 3,
    keywords: [{ keyword: 'shift', n: 7 }],
    text: 'In your turn, an opposing character that gets exerted is banished.',
    abilities: [
      {
        kind: 'triggered',
        name: 'ancient-rage',
        on: [
          {
            event: 'exerted',
            where: { object: { object: { of: 'opponents', is: ['character'] } } },
            bind: { target: 'object' },
          },
        ],
        while: { turn: 'yours' },
        effect: { do: 'banish', objects: 'target' },
      },
    ],
  },
  {
    id: '7-68',
    name: 'Yzma',
    version: 'Above It All',
    inks: ['amethyst', 'emerald'],
    cost: 7,
    inkable: true,
    type: 'character',
    classifications: ['Floodborn', 'Villain', 'Queen'],
    strength: 3,
    willpower: 8,
    lore: 2,
    keywords: [{ keyword: 'shift', n: 5 }, { keyword: 'evasive' }],
    text: 'Each time another character is banished in a challenge it goes to its player’s hand instead of staying away, and that player discards a card by chance.',
    abilities: [
      {
        kind: 'triggered',
        name: 'back-to-work',
        on: [
          {
            event: 'banished',
            where: { object: { object: { is: ['character'], other: true } }, inChallenge: { equals: true } },
            bind: { fallen: 'object', remains: 'top' },
          },
        ],
        effect: {
          do: 'its-player',
          object: 'fallen',
          effect: {
            do: 'sequence',
            of: [
              { do: 'put', objects: 'remains', zone: 'hand' },
              { do: 'at-random', from: { zone: 'hand', of: 'you' }, count: 1, as: 'lost', who: 'player' },
              { do: 'discard', objects: 'lost' },
            ],
          },
        },
      },
    ],
  },
  {
    id: '7-73',
    name: 'Donald Duck',
    version: 'Flustered Sorcerer',
    inks: ['amethyst'],
    cost: 7,
    inkable: false,
    type: 'character',
    classifications: ['Dreamborn', 'Ally', 'Sorcerer'],
    strength: 5,
    willpower: 6,
    lore: 3,
    keywords: [],
    text: 'Opponents win with 25 lore only.',
    abilities: [{ kind: 'static', name: 'raise-the-bar', changes: [{ change: 'set', name: 'loreToWin', to: 25 }] }],
  },
];
