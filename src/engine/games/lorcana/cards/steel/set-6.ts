import type { LorcanaCard } from '../../card.js';

export const steel6: readonly LorcanaCard[] = [
  {
    id: '6-174',
    name: 'Mr. Big',
    version: 'Shrewd Tycoon',
    inks: ['steel'],
    cost: 4,
    inkable: false,
    type: 'character',
    classifications: ['Storyborn'],
    strength: 1,
    willpower: 1,
    lore: 3,
    keywords: [],
    text: 'Safe from challenges by characters of strength 2 and more.',
    abilities: [
      {
        kind: 'prohibition',
        name: 'reputation',
        on: {
          event: 'challenged',
          where: {
            object: { object: { is: ['character'], numbers: { strength: { min: 2 } } } },
            target: { object: { self: true } },
          },
        },
      },
    ],
  },
  {
    id: '6-192',
    name: 'Captain Amelia',
    version: 'Commander of the Legacy',
    inks: ['steel'],
    cost: 4,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Ally', 'Alien', 'Captain'],
    strength: 1,
    willpower: 4,
    lore: 2,
    keywords: [],
    text: 'Safe from challenges by Pirates. Your others have Resist +1 while they are being challenged.',
    abilities: [
      {
        kind: 'prohibition',
        name: 'no-pirates',
        on: {
          event: 'challenged',
          where: { object: { object: { is: ['character', 'Pirate'] } }, target: { object: { self: true } } },
        },
      },
      {
        kind: 'static',
        name: 'brace',
        affects: { of: 'you', is: ['character'], other: true, marks: { challenged: true } },
        changes: [{ change: 'keyword', keyword: 'resist', n: 1 }],
      },
    ],
  },
  {
    id: '6-194',
    name: 'John Silver',
    version: 'Stern Captain',
    inks: ['steel'],
    cost: 8,
    inkable: true,
    type: 'character',
    classifications: ['Floodborn', 'Villain', 'Alien', 'Pirate', 'Captain'],
    strength: 6,
    willpower: 6,
    lore: 2,
    keywords: [
      { keyword: 'shift', n: 5 },
      { keyword: 'resist', n: 2 },
    ],
    text: 'As your turn begins: 1 damage to every opposing character that is ready.',
    abilities: [
      {
        kind: 'triggered',
        name: 'no-idling',
        on: [{ event: 'turnBegan', where: { seat: { seat: 'you' } } }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'all', from: { of: 'opponents', is: ['character'], marks: { exerted: false } }, as: 'idle' },
            { do: 'deal', objects: 'idle', amount: 1 },
          ],
        },
      },
    ],
  },
  {
    id: '6-195',
    name: 'Hot Potato',
    inks: ['steel'],
    cost: 3,
    inkable: true,
    type: 'action',
    classifications: [],
    keywords: [],
    text: '2 damage to any one character, or banishes one item.',
    abilities: [],
    effect: {
      do: 'choose-one',
      options: [
        {
          name: 'burn',
          effect: {
            do: 'sequence',
            of: [
              { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' },
              { do: 'deal', objects: 'chosen', amount: 2 },
            ],
          },
        },
        {
          name: 'drop',
          effect: {
            do: 'sequence',
            of: [
              { do: 'choose', from: { is: ['item'] }, min: 1, max: 1, as: 'chosen' },
              { do: 'banish', objects: 'chosen' },
            ],
          },
        },
      ],
    },
  },
  {
    id: '6-198',
    name: 'Ambush!',
    inks: ['steel'],
    cost: 3,
    inkable: false,
    type: 'action',
    classifications: [],
    keywords: [],
    text: 'Pays with a ready character of yours, exerted, for damage to one character, as much as its strength.',
    abilities: [],
    effect: {
      do: 'pay',
      costs: [{ pay: 'exert-own', count: 1, of: { is: ['character'] }, as: 'ambusher' }],
      then: {
        do: 'sequence',
        of: [
          { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' },
          { do: 'deal', objects: 'chosen', amount: { number: 'strength', of: 'ambusher' } },
        ],
      },
      required: true,
    },
  },
  {
    id: '6-203',
    name: 'Treasure Mountain',
    version: 'Azurite Sea Island',
    inks: ['steel'],
    cost: 5,
    inkable: false,
    type: 'location',
    classifications: [],
    willpower: 9,
    lore: 2,
    moveCost: 2,
    keywords: [],
    text: 'As your turn begins, damages one character or location, 1 for each character here.',
    abilities: [
      {
        kind: 'triggered',
        name: 'secret-weapon',
        on: [{ event: 'turnBegan', where: { seat: { seat: 'you' } } }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'choose', from: { anyOf: ['character', 'location'] }, min: 1, max: 1, as: 'chosen' },
            { do: 'deal', objects: 'chosen', amount: { count: { is: ['character'], markIsSource: 'at' } } },
          ],
        },
      },
    ],
  },
];
