import type { LorcanaCard } from '../../card.js';

const NOVICE = { classifications: ['Storyborn', 'Ally'], keywords: [], inkable: true, type: 'character' } as const;

/**
 * Cards of our own, for words that no printed card here needs: a street of lamps and those who pass through it by
 * night.
 */
export const lampStreet: readonly LorcanaCard[] = [
  {
    ...NOVICE,
    id: 'K-1',
    name: 'Mira',
    version: "Lamplighter's Child",
    inks: ['amethyst'],
    cost: 2,
    strength: 1,
    willpower: 2,
    lore: 1,
    text: 'On arrival: optionally, another character of yours is drying no longer.',
    abilities: [
      {
        kind: 'triggered',
        name: 'dry-by-the-lamp',
        on: [{ event: 'played', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'may',
          effect: {
            do: 'sequence',
            of: [
              {
                do: 'choose',
                from: { of: 'you', is: ['character'], marks: { drying: true }, other: true },
                min: 1,
                max: 1,
                as: 'chosen',
              },
              { do: 'dry', objects: 'chosen' },
            ],
          },
        },
      },
    ],
  },
  {
    id: 'K-2',
    name: 'Mira',
    version: 'Keeper of the Lamp',
    inks: ['amethyst'],
    cost: 6,
    inkable: false,
    type: 'character',
    classifications: ['Floodborn', 'Ally'],
    strength: 5,
    willpower: 6,
    lore: 2,
    keywords: [{ keyword: 'shift', n: 3 }],
    text: 'On arrival: an opposing character cannot quest for as long as she is in play.',
    abilities: [
      {
        kind: 'triggered',
        name: 'lights-out',
        on: [{ event: 'played', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'choose', from: { of: 'opponents', is: ['character'] }, min: 1, max: 1, as: 'chosen' },
            {
              do: 'modify',
              objects: 'chosen',
              changes: [{ change: 'flag', flag: 'cannotQuest' }],
              until: 'whileInPlay',
            },
          ],
        },
      },
    ],
  },
  {
    ...NOVICE,
    id: 'K-3',
    name: 'Pim',
    version: 'Of Many Hats',
    inks: ['amethyst'],
    cost: 3,
    strength: 2,
    willpower: 3,
    lore: 1,
    text: 'On questing: optionally, another character of yours is named Mira as well this turn.',
    abilities: [
      {
        kind: 'triggered',
        name: 'another-hat',
        on: [{ event: 'quested', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'may',
          effect: {
            do: 'sequence',
            of: [
              { do: 'choose', from: { of: 'you', is: ['character'], other: true }, min: 1, max: 1, as: 'chosen' },
              {
                do: 'modify',
                objects: 'chosen',
                changes: [{ change: 'name', name: 'Mira' }],
                until: 'endOfTurn',
              },
            ],
          },
        },
      },
    ],
  },
  {
    ...NOVICE,
    id: 'K-4',
    name: 'Brother Anselm',
    version: 'Of Long Goodbyes',
    inks: ['sapphire'],
    cost: 3,
    strength: 2,
    willpower: 4,
    lore: 1,
    text: 'Whenever another character of yours leaves play in the turn of another player: 1 lore.',
    abilities: [
      {
        kind: 'triggered',
        name: 'farewell',
        on: [{ event: 'leftPlay', where: { object: { object: { of: 'you', is: ['character'], other: true } } } }],
        while: { turn: 'opponents' },
        effect: { do: 'gain-lore', amount: 1 },
      },
    ],
  },
  {
    ...NOVICE,
    id: 'K-5',
    name: 'Oswin',
    version: 'Fair-Weather Captain',
    inks: ['sapphire'],
    cost: 4,
    strength: 4,
    willpower: 4,
    lore: 1,
    text: 'Worth 2 more lore with two items or more of yours, and 1 less with fewer.',
    abilities: [
      {
        kind: 'static',
        name: 'fair-weather',
        changes: [
          {
            change: 'number',
            name: 'lore',
            add: { when: { count: { of: 'you', is: ['item'] }, is: { min: 2 } }, amount: 2, otherwise: -1 },
          },
        ],
      },
    ],
  },
  {
    id: 'K-6',
    name: 'Borrowed Tools',
    inks: ['sapphire'],
    cost: 2,
    inkable: true,
    type: 'action',
    classifications: [],
    keywords: [],
    text: 'Use an ability of an item of yours; no ink is due for it.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'choose', from: { of: 'you', is: ['item'] }, min: 1, max: 1, as: 'chosen' },
        { do: 'use', card: 'chosen', free: true },
      ],
    },
  },
  {
    id: 'K-7',
    name: 'Not Tonight',
    inks: ['amethyst'],
    cost: 3,
    inkable: true,
    type: 'action',
    classifications: ['Song'],
    keywords: [],
    text: 'As long as a certain character of yours is in play, you cannot lose the game this turn. Draws 2.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'choose', from: { of: 'you', is: ['character'] }, min: 1, max: 1, as: 'chosen' },
        { do: 'modify', objects: 'chosen', changes: [{ change: 'flag', flag: 'cannotLose' }], until: 'endOfTurn' },
        { do: 'draw', count: 2 },
      ],
    },
  },
  {
    ...NOVICE,
    id: 'K-8',
    name: 'Widow Tarn',
    version: 'Of the Last House',
    inks: ['sapphire'],
    cost: 4,
    strength: 3,
    willpower: 4,
    lore: 1,
    text: 'Worth 1 more lore while somebody else has no more than 1 card in hand.',
    abilities: [
      {
        kind: 'static',
        name: 'little-left',
        while: { anyPlayer: 'opponents', holds: { count: { zone: 'hand', whose: 'player' }, is: { max: 1 } } },
        changes: [{ change: 'number', name: 'lore', add: 1 }],
      },
    ],
  },
];
