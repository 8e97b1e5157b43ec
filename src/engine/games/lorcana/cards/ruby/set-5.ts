import type { LorcanaCard } from '../../card.js';

export const ruby5: readonly LorcanaCard[] = [
  {
    id: '5-104',
    name: 'Wreck-It Ralph',
    version: 'Demolition Dude',
    inks: ['ruby'],
    cost: 3,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Hero'],
    strength: 1,
    willpower: 4,
    lore: 1,
    keywords: [],
    text: 'Readying him earns 1 lore for each damage on him.',
    abilities: [
      {
        kind: 'triggered',
        name: 'refreshed',
        on: [{ event: 'readied', where: { object: { object: { self: true } } } }],
        effect: { do: 'gain-lore', amount: { mark: 'damage', of: 'self' } },
      },
    ],
  },
  {
    id: '5-118',
    name: 'Robin Hood',
    version: 'Sharpshooter',
    inks: ['ruby'],
    cost: 4,
    inkable: false,
    type: 'character',
    classifications: ['Storyborn', 'Hero'],
    strength: 1,
    willpower: 4,
    lore: 2,
    keywords: [],
    text: 'On questing: shows you the top 4 of your deck. One action that costs at most 6 you may show and play, its ink waived; the others are put into the discard.',
    abilities: [
      {
        kind: 'triggered',
        name: 'best-shot',
        on: [{ event: 'quested', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'top-of-deck', count: 4, as: 'looked' },
            { do: 'look-at', objects: 'looked' },
            {
              do: 'choose',
              from: { zone: 'deck', of: 'you', bound: 'looked', is: ['action'], numbers: { cost: { max: 6 } } },
              min: 0,
              max: 1,
              as: 'kept',
            },
            { do: 'reveal', objects: 'kept' },
            { do: 'all', from: { zone: 'deck', of: 'you', bound: 'looked', notBound: 'kept' }, as: 'rest' },
            { do: 'put', objects: 'rest', zone: 'discard' },
            { do: 'play-free', card: 'kept' },
          ],
        },
      },
    ],
  },
  {
    id: '5-126',
    name: 'Minnie Mouse',
    version: 'Dazzling Dancer',
    inks: ['ruby'],
    cost: 3,
    inkable: true,
    type: 'character',
    classifications: ['Dreamborn', 'Hero'],
    strength: 2,
    willpower: 4,
    lore: 1,
    keywords: [],
    text: 'She and any Mickey Mouse of yours earn 1 lore by challenging characters.',
    abilities: [
      {
        kind: 'triggered',
        name: 'dance-off',
        on: [
          {
            event: 'challenged',
            where: { object: { object: { self: true } }, target: { object: { is: ['character'] } } },
          },
          {
            event: 'challenged',
            where: {
              object: { object: { of: 'you', is: ['character'], named: 'Mickey Mouse' } },
              target: { object: { is: ['character'] } },
            },
          },
        ],
        effect: { do: 'gain-lore', amount: 1 },
      },
    ],
  },
  {
    id: '5-131',
    name: "Who's With Me?",
    inks: ['ruby'],
    cost: 3,
    inkable: true,
    type: 'action',
    classifications: [],
    keywords: [],
    text: 'Gives your characters 2 strength this turn, and 2 lore for each challenge that a Reckless one of yours makes against a character this turn.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'all', from: { of: 'you', is: ['character'] }, as: 'yours' },
        {
          do: 'modify',
          objects: 'yours',
          changes: [{ change: 'number', name: 'strength', add: 2 }],
          until: 'endOfTurn',
        },
        {
          do: 'float',
          ability: {
            kind: 'triggered',
            name: 'lore-for-the-reckless',
            on: [
              {
                event: 'challenged',
                where: {
                  object: { object: { of: 'you', is: ['character'], keyword: 'reckless' } },
                  target: { object: { is: ['character'] } },
                },
              },
            ],
            effect: { do: 'gain-lore', amount: 2 },
          },
          until: 'endOfTurn',
        },
      ],
    },
  },
];
