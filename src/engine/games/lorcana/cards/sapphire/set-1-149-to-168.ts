import type { LorcanaCard } from '../../card.js';

export const sapphire1from149: readonly LorcanaCard[] = [
  {
    id: '1-149',
    name: 'Jasmine',
    version: 'Queen of Agrabah',
    inks: ['sapphire'],
    cost: 5,
    inkable: true,
    type: 'character',
    classifications: ['Floodborn', 'Hero', 'Princess', 'Queen'],
    strength: 2,
    willpower: 5,
    lore: 2,
    keywords: [{ keyword: 'shift', n: 3 }],
    text: 'On arrival and on each quest: optionally heals each of your characters by as much as 2.',
    abilities: [
      {
        kind: 'triggered',
        name: 'take-care',
        on: [
          { event: 'played', where: { object: { object: { self: true } } } },
          { event: 'quested', where: { object: { object: { self: true } } } },
        ],
        effect: {
          do: 'may',
          effect: {
            do: 'sequence',
            of: [
              { do: 'all', from: { of: 'you', is: ['character'] }, as: 'yours' },
              { do: 'remove-damage', objects: 'yours', upTo: 2 },
            ],
          },
        },
      },
    ],
  },
  {
    id: '1-154',
    name: 'Mickey Mouse',
    version: 'Detective',
    inks: ['sapphire'],
    cost: 3,
    inkable: false,
    type: 'character',
    classifications: ['Dreamborn', 'Hero', 'Detective'],
    strength: 1,
    willpower: 3,
    lore: 1,
    keywords: [],
    text: 'On arrival: the top card of your deck may become exerted ink.',
    abilities: [
      {
        kind: 'triggered',
        name: 'get-a-clue',
        on: [{ event: 'played', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'may',
          effect: {
            do: 'sequence',
            of: [
              { do: 'top-of-deck', count: 1, as: 'top' },
              { do: 'put', objects: 'top', zone: 'inkwell', exerted: true },
            ],
          },
        },
      },
    ],
  },
  {
    id: '1-161',
    name: 'Develop Your Brain',
    inks: ['sapphire'],
    cost: 1,
    inkable: true,
    type: 'action',
    classifications: [],
    keywords: [],
    text: 'Shows you the top 2 of your deck: one you keep, the other goes underneath.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'top-of-deck', count: 2, as: 'looked' },
        { do: 'look-at', objects: 'looked' },
        { do: 'choose', from: { zone: 'deck', of: 'you', bound: 'looked' }, min: 1, max: 1, as: 'kept' },
        { do: 'put', objects: 'kept', zone: 'hand' },
        { do: 'put-under', objects: 'looked' },
      ],
    },
  },
  {
    id: '1-163',
    name: 'Let It Go',
    inks: ['sapphire'],
    cost: 5,
    inkable: true,
    type: 'action',
    classifications: ['Song'],
    keywords: [],
    text: 'Makes exerted ink, of its player, of any one character.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' },
        { do: 'put', objects: 'chosen', zone: 'inkwell', exerted: true },
      ],
    },
  },
  {
    id: '1-164',
    name: 'One Jump Ahead',
    inks: ['sapphire'],
    cost: 2,
    inkable: false,
    type: 'action',
    classifications: ['Song'],
    keywords: [],
    text: 'Makes exerted ink of the top card of your deck.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'top-of-deck', count: 1, as: 'top' },
        { do: 'put', objects: 'top', zone: 'inkwell', exerted: true },
      ],
    },
  },
  {
    id: '1-168',
    name: 'Fishbone Quill',
    inks: ['sapphire'],
    cost: 3,
    inkable: true,
    type: 'item',
    classifications: [],
    keywords: [],
    text: 'Exert to make ink of any card in your hand, unseen.',
    abilities: [
      {
        kind: 'activated',
        name: 'sign',
        costs: [{ pay: 'exert' }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'choose', from: { zone: 'hand', of: 'you' }, min: 1, max: 1, as: 'chosen' },
            { do: 'put', objects: 'chosen', zone: 'inkwell' },
          ],
        },
      },
    ],
  },
];
