import type { LorcanaCard } from '../../card.js';

export const ruby3from131: readonly LorcanaCard[] = [
  {
    id: '3-131',
    name: 'Voyage',
    inks: ['ruby'],
    cost: 1,
    inkable: true,
    type: 'action',
    classifications: [],
    keywords: [],
    text: 'Takes as many as two characters of yours to one location at no cost.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'choose', from: { of: 'you', is: ['character'] }, min: 0, max: 2, as: 'travellers' },
        { do: 'choose', from: { of: 'you', is: ['location'] }, min: 1, max: 1, as: 'place' },
        { do: 'move', objects: 'travellers', to: 'place' },
      ],
    },
  },
  {
    id: '3-132',
    name: "Maui's Fish Hook",
    inks: ['ruby'],
    cost: 3,
    inkable: true,
    type: 'item',
    classifications: [],
    keywords: [],
    text: 'Exert and pay 2 ink to make one character Evasive until your next turn starts, or to strengthen one by 3 this turn. Beside a Maui of yours the ink is waived.',
    abilities: [
      {
        kind: 'static',
        name: 'free-for-maui',
        while: { count: { of: 'you', is: ['character'], named: 'Maui' }, is: { min: 1 } },
        changes: [{ change: 'flag', flag: 'freeAbilities' }],
      },
      {
        kind: 'activated',
        name: 'change-shape',
        costs: [{ pay: 'exert' }, { pay: 'ink', n: 2 }],
        effect: {
          do: 'choose-one',
          options: [
            {
              name: 'evasive',
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
              name: 'stronger',
              effect: {
                do: 'sequence',
                of: [
                  { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' },
                  {
                    do: 'modify',
                    objects: 'chosen',
                    changes: [{ change: 'number', name: 'strength', add: 3 }],
                    until: 'endOfTurn',
                  },
                ],
              },
            },
          ],
        },
      },
    ],
  },
  {
    id: '3-135',
    name: 'Jolly Roger',
    version: "Hook's Ship",
    inks: ['ruby'],
    cost: 1,
    inkable: false,
    type: 'location',
    classifications: [],
    willpower: 5,
    lore: 0,
    moveCost: 2,
    keywords: [],
    text: 'Whoever is aboard has Rush, and your Pirates board for nothing.',
    abilities: [
      {
        kind: 'static',
        name: 'look-alive',
        affects: { is: ['character'], markIsSource: 'at' },
        changes: [{ change: 'keyword', keyword: 'rush' }],
      },
      {
        kind: 'cost',
        name: 'all-hands',
        while: { object: 'mover', matches: { of: 'you', is: ['character', 'Pirate'] } },
        affects: { self: true },
        for: 'move',
        add: { plus: [{ number: 'moveCost', of: 'self' }], times: -1 },
      },
    ],
  },
  {
    id: '3-136',
    name: 'RLS Legacy',
    version: 'Solar Galleon',
    inks: ['ruby'],
    cost: 4,
    inkable: false,
    type: 'location',
    classifications: [],
    willpower: 8,
    lore: 2,
    moveCost: 3,
    keywords: [],
    text: 'Whoever is aboard is Evasive; with a character of yours aboard, others board for 2 less.',
    abilities: [
      {
        kind: 'static',
        name: 'evasive-aboard',
        affects: { is: ['character'], markIsSource: 'at' },
        changes: [{ change: 'keyword', keyword: 'evasive' }],
      },
      {
        kind: 'cost',
        name: 'a-hand-up',
        while: { count: { of: 'you', is: ['character'], markIsSource: 'at' }, is: { min: 1 } },
        affects: { self: true },
        for: 'move',
        add: -2,
      },
    ],
  },
];
