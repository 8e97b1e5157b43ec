import type { LorcanaCard } from '../../card.js';

export const ruby1from118: readonly LorcanaCard[] = [
  {
    id: '1-118',
    name: 'Mulan',
    version: 'Imperial Soldier',
    inks: ['ruby'],
    cost: 5,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Hero', 'Princess'],
    strength: 4,
    willpower: 5,
    lore: 1,
    keywords: [],
    text: 'In your turn, each character she defeats in a challenge gives your others +1 lore until the turn ends.',
    abilities: [
      {
        kind: 'triggered',
        name: 'inspire-others',
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
          do: 'sequence',
          of: [
            { do: 'all', from: { of: 'you', is: ['character'], other: true }, as: 'others' },
            {
              do: 'modify',
              objects: 'others',
              changes: [{ change: 'number', name: 'lore', add: 1 }],
              until: 'endOfTurn',
            },
          ],
        },
      },
    ],
  },
  {
    id: '1-123',
    name: 'Scar',
    version: 'Shameless Firebrand',
    inks: ['ruby'],
    cost: 8,
    inkable: false,
    type: 'character',
    classifications: ['Floodborn', 'Villain', 'King'],
    strength: 6,
    willpower: 6,
    lore: 1,
    keywords: [{ keyword: 'shift', n: 6 }],
    text: 'On arrival: your characters of cost 3 and less are readied, but quest no more this turn.',
    abilities: [
      {
        kind: 'triggered',
        name: 'rouse-the-small',
        on: [{ event: 'played', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'all', from: { of: 'you', is: ['character'], numbers: { cost: { max: 3 } } }, as: 'small' },
            { do: 'ready', objects: 'small' },
            { do: 'modify', objects: 'small', changes: [{ change: 'flag', flag: 'cannotQuest' }], until: 'endOfTurn' },
          ],
        },
      },
    ],
  },
  {
    id: '1-128',
    name: 'Be Prepared',
    inks: ['ruby'],
    cost: 7,
    inkable: false,
    type: 'action',
    classifications: ['Song'],
    keywords: [],
    text: 'Banishes every character there is.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'all', from: { is: ['character'] }, as: 'everybody' },
        { do: 'banish', objects: 'everybody' },
      ],
    },
  },
  {
    id: '1-129',
    name: 'Cut to the Chase',
    inks: ['ruby'],
    cost: 2,
    inkable: true,
    type: 'action',
    classifications: [],
    keywords: [],
    text: 'Lends Rush to one character this turn.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' },
        { do: 'modify', objects: 'chosen', changes: [{ change: 'keyword', keyword: 'rush' }], until: 'endOfTurn' },
      ],
    },
  },
  {
    id: '1-134',
    name: 'Poisoned Apple',
    inks: ['ruby'],
    cost: 3,
    inkable: false,
    type: 'item',
    classifications: [],
    keywords: [],
    text: 'For 1 ink and itself, exerts one character; one that is a Princess is banished in place of that.',
    abilities: [
      {
        kind: 'activated',
        name: 'poison',
        costs: [{ pay: 'ink', n: 1 }, { pay: 'banish-self' }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' },
            {
              do: 'if',
              condition: { object: 'chosen', matches: { is: ['Princess'] } },
              then: { do: 'banish', objects: 'chosen' },
              otherwise: { do: 'exert', objects: 'chosen' },
            },
          ],
        },
      },
    ],
  },
  {
    id: '1-136',
    name: 'Sword of Truth',
    inks: ['ruby'],
    cost: 4,
    inkable: false,
    type: 'item',
    classifications: [],
    keywords: [],
    text: 'Banish it to banish one Villain character.',
    abilities: [
      {
        kind: 'activated',
        name: 'slay-a-villain',
        costs: [{ pay: 'banish-self' }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'choose', from: { is: ['character', 'Villain'] }, min: 1, max: 1, as: 'chosen' },
            { do: 'banish', objects: 'chosen' },
          ],
        },
      },
    ],
  },
];
