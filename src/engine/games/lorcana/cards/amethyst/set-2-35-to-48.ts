import type { LorcanaCard } from '../../card.js';

export const amethyst2a: readonly LorcanaCard[] = [
  {
    id: '2-35',
    name: 'Arthur',
    version: "Wizard's Apprentice",
    inks: ['amethyst'],
    cost: 3,
    inkable: false,
    type: 'character',
    classifications: ['Dreamborn', 'Hero', 'Sorcerer'],
    strength: 1,
    willpower: 3,
    lore: 1,
    keywords: [],
    text: 'On questing: optionally take another character of yours back to hand for 2 lore.',
    abilities: [
      {
        kind: 'triggered',
        name: 'lesson',
        on: [{ event: 'quested', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'may',
          effect: {
            do: 'sequence',
            of: [
              { do: 'choose', from: { of: 'you', is: ['character'], other: true }, min: 1, max: 1, as: 'chosen' },
              {
                do: 'if',
                condition: { object: 'chosen', matches: { zone: 'any' } },
                then: {
                  do: 'sequence',
                  of: [
                    { do: 'put', objects: 'chosen', zone: 'hand' },
                    { do: 'gain-lore', amount: 2 },
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
    id: '2-41',
    name: 'Fairy Godmother',
    version: 'Mystic Armorer',
    inks: ['amethyst'],
    cost: 5,
    inkable: true,
    type: 'character',
    classifications: ['Floodborn', 'Mentor', 'Fairy'],
    strength: 3,
    willpower: 4,
    lore: 2,
    keywords: [{ keyword: 'shift', n: 2 }],
    text: 'On questing: your characters have 3 more Challenger this turn, and return to hand when banished in a challenge.',
    abilities: [
      {
        kind: 'triggered',
        name: 'arm-everyone',
        on: [{ event: 'quested', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'all', from: { of: 'you', is: ['character'] }, as: 'mine' },
            {
              do: 'modify',
              objects: 'mine',
              changes: [
                { change: 'keyword', keyword: 'challenger', n: 3 },
                {
                  change: 'grant',
                  ability: {
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
                },
              ],
              until: 'endOfTurn',
            },
          ],
        },
      },
    ],
  },
  {
    id: '2-46',
    name: 'Madam Mim',
    version: 'Fox',
    inks: ['amethyst'],
    cost: 3,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Villain', 'Sorcerer'],
    strength: 4,
    willpower: 3,
    lore: 1,
    keywords: [{ keyword: 'rush' }],
    text: 'On arrival: either she is banished, or another character of yours goes back to hand.',
    abilities: [
      {
        kind: 'triggered',
        name: 'fair-trade',
        on: [{ event: 'played', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'choose-one',
          options: [
            { name: 'banish', effect: { do: 'banish', objects: 'self' } },
            {
              name: 'return',
              while: { count: { of: 'you', is: ['character'], other: true }, is: { min: 1 } },
              effect: {
                do: 'sequence',
                of: [
                  { do: 'choose', from: { of: 'you', is: ['character'], other: true }, min: 1, max: 1, as: 'chosen' },
                  { do: 'put', objects: 'chosen', zone: 'hand' },
                ],
              },
            },
          ],
        },
      },
    ],
  },
  {
    id: '2-48',
    name: 'Madam Mim',
    version: 'Rival of Merlin',
    inks: ['amethyst'],
    cost: 5,
    inkable: true,
    type: 'character',
    classifications: ['Floodborn', 'Villain', 'Sorcerer'],
    strength: 2,
    willpower: 5,
    lore: 2,
    keywords: [{ keyword: 'shift', n: 3 }],
    text: 'Exert: play a character that costs at most 4, ink waived. It has Rush, and is banished when the turn ends.',
    abilities: [
      {
        kind: 'activated',
        name: 'grim-bargain',
        costs: [{ pay: 'exert' }],
        effect: {
          do: 'sequence',
          of: [
            {
              do: 'choose',
              from: { zone: 'hand', of: 'you', is: ['character'], numbers: { cost: { max: 4 } } },
              min: 1,
              max: 1,
              as: 'chosen',
            },
            {
              do: 'play-free',
              card: 'chosen',
              then: {
                do: 'sequence',
                of: [
                  {
                    do: 'modify',
                    objects: 'played',
                    changes: [{ change: 'keyword', keyword: 'rush' }],
                    until: 'endOfTurn',
                  },
                  {
                    do: 'float',
                    ability: {
                      kind: 'triggered',
                      name: 'gone-by-night',
                      on: [{ event: 'turnEnding' }],
                      effect: { do: 'banish', objects: 'played' },
                    },
                    until: 'endOfTurn',
                    once: true,
                  },
                ],
              },
            },
          ],
        },
      },
    ],
  },
];
