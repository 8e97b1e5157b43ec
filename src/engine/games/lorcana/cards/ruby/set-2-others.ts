import type { LorcanaCard } from '../../card.js';

export const ruby2Others: readonly LorcanaCard[] = [
  {
    id: '2-129',
    name: 'Go the Distance',
    inks: ['ruby'],
    cost: 2,
    inkable: true,
    type: 'action',
    classifications: ['Song'],
    keywords: [],
    text: 'Readies one damaged character on your side, which may not quest again this turn, then draws 1.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        {
          do: 'choose',
          from: { of: 'you', is: ['character'], marks: { damage: { min: 1 } } },
          min: 1,
          max: 1,
          as: 'chosen',
        },
        { do: 'ready', objects: 'chosen' },
        { do: 'modify', objects: 'chosen', changes: [{ change: 'flag', flag: 'cannotQuest' }], until: 'endOfTurn' },
        { do: 'draw', count: 1 },
      ],
    },
  },
  {
    id: '2-131',
    name: 'The Most Diabolical Scheme',
    inks: ['ruby'],
    cost: 3,
    inkable: false,
    type: 'action',
    classifications: ['Song'],
    keywords: [],
    text: 'Pays with a Villain of yours, banished, for banishing one character.',
    abilities: [],
    effect: {
      do: 'pay',
      costs: [{ pay: 'banish', count: 1, of: { is: ['character', 'Villain'] } }],
      then: {
        do: 'sequence',
        of: [
          { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' },
          { do: 'banish', objects: 'chosen' },
        ],
      },
      required: true,
    },
  },
  {
    id: '2-133',
    name: 'You Can Fly!',
    inks: ['ruby'],
    cost: 2,
    inkable: true,
    type: 'action',
    classifications: ['Song'],
    keywords: [],
    text: 'Makes one character Evasive until your next turn starts.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' },
        {
          do: 'modify',
          objects: 'chosen',
          changes: [{ change: 'keyword', keyword: 'evasive' }],
          until: 'startOfYourNextTurn',
        },
      ],
    },
  },
  {
    id: '2-134',
    name: 'Dinner Bell',
    inks: ['ruby'],
    cost: 4,
    inkable: false,
    type: 'item',
    classifications: [],
    keywords: [],
    text: 'Exert and pay 2 ink: draw as many as one character of yours has damage, after which it is banished.',
    abilities: [
      {
        kind: 'activated',
        name: 'feast-on-the-wounded',
        costs: [{ pay: 'exert' }, { pay: 'ink', n: 2 }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'choose', from: { of: 'you', is: ['character'] }, min: 1, max: 1, as: 'chosen' },
            { do: 'draw', count: { mark: 'damage', of: 'chosen' } },
            { do: 'banish', objects: 'chosen' },
          ],
        },
      },
    ],
  },
  {
    id: '2-136',
    name: 'Sword in the Stone',
    inks: ['ruby'],
    cost: 1,
    inkable: false,
    type: 'item',
    classifications: [],
    keywords: [],
    text: 'Exert and pay 2 ink: one character gains strength this turn, 1 for each damage on it.',
    abilities: [
      {
        kind: 'activated',
        name: 'strength-from-wounds',
        costs: [{ pay: 'exert' }, { pay: 'ink', n: 2 }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' },
            {
              do: 'modify',
              objects: 'chosen',
              changes: [{ change: 'number', name: 'strength', add: { mark: 'damage', of: 'chosen' } }],
              until: 'endOfTurn',
            },
          ],
        },
      },
    ],
  },
];
