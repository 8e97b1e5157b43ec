import type { LorcanaCard } from '../../card.js';

export const steel1Others: readonly LorcanaCard[] = [
  {
    id: '1-197',
    name: 'Fire the Cannons!',
    inks: ['steel'],
    cost: 1,
    inkable: false,
    type: 'action',
    classifications: [],
    keywords: [],
    text: '2 damage to any one character.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' },
        { do: 'deal', objects: 'chosen', amount: 2 },
      ],
    },
  },
  {
    id: '1-198',
    name: 'Grab Your Sword',
    inks: ['steel'],
    cost: 5,
    inkable: false,
    type: 'action',
    classifications: ['Song'],
    keywords: [],
    text: '2 damage to every opposing character.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'all', from: { of: 'opponents', is: ['character'] }, as: 'theirs' },
        { do: 'deal', objects: 'theirs', amount: 2 },
      ],
    },
  },
  {
    id: '1-199',
    name: 'Ransack',
    inks: ['steel'],
    cost: 2,
    inkable: true,
    type: 'action',
    classifications: [],
    keywords: [],
    text: 'Draws 2, after which you discard 2 of your choice.',
    abilities: [],
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
    id: '1-201',
    name: "Beast's Mirror",
    inks: ['steel'],
    cost: 2,
    inkable: true,
    type: 'item',
    classifications: [],
    keywords: [],
    text: 'Exert and pay 3 ink: draw 1 if your hand is empty.',
    abilities: [
      {
        kind: 'activated',
        name: 'look-within',
        costs: [{ pay: 'exert' }, { pay: 'ink', n: 3 }],
        effect: {
          do: 'if',
          condition: { count: { zone: 'hand', of: 'you' }, is: { max: 0 } },
          then: { do: 'draw', count: 1 },
        },
      },
    ],
  },
  {
    id: '1-202',
    name: 'Frying Pan',
    inks: ['steel'],
    cost: 2,
    inkable: true,
    type: 'item',
    classifications: [],
    keywords: [],
    text: 'Banish it to keep one character from challenging in its coming turn.',
    abilities: [
      {
        kind: 'activated',
        name: 'stun',
        costs: [{ pay: 'banish-self' }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' },
            {
              do: 'modify',
              objects: 'chosen',
              changes: [{ change: 'flag', flag: 'cannotChallenge' }],
              until: 'theirNextTurn',
            },
          ],
        },
      },
    ],
  },
  {
    id: '1-203',
    name: 'Musketeer Tabard',
    inks: ['steel'],
    cost: 4,
    inkable: false,
    type: 'item',
    classifications: [],
    keywords: [],
    text: 'Each banished Bodyguard of yours lets you draw 1.',
    abilities: [
      {
        kind: 'triggered',
        name: 'honour-the-guard',
        on: [
          { event: 'banished', where: { object: { object: { of: 'you', is: ['character'], keyword: 'bodyguard' } } } },
        ],
        effect: { do: 'may', effect: { do: 'draw', count: 1 } },
      },
    ],
  },
];
