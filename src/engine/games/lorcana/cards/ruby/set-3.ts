import type { LorcanaCard } from '../../card.js';

export const ruby3: readonly LorcanaCard[] = [
  {
    id: '3-113',
    name: 'Maui',
    version: 'Soaring Demigod',
    inks: ['ruby'],
    cost: 3,
    inkable: false,
    type: 'character',
    classifications: ['Storyborn', 'Hero', 'Deity'],
    strength: 5,
    willpower: 2,
    lore: 0,
    keywords: [{ keyword: 'reckless' }],
    text: 'Whenever a HeiHei of yours quests he gains 1 lore and drops Reckless, this turn.',
    abilities: [
      {
        kind: 'triggered',
        name: 'calmed-by-heihei',
        on: [{ event: 'quested', where: { object: { object: { of: 'you', is: ['character'], named: 'HeiHei' } } } }],
        effect: {
          do: 'modify',
          objects: 'self',
          changes: [
            { change: 'number', name: 'lore', add: 1 },
            { change: 'lose-keyword', keyword: 'reckless' },
          ],
          until: 'endOfTurn',
        },
      },
    ],
  },
  {
    id: '3-128',
    name: 'Divebomb',
    inks: ['ruby'],
    cost: 3,
    inkable: true,
    type: 'action',
    classifications: [],
    keywords: [],
    text: 'Pays with a Reckless character of yours, banished, for banishing one character that is weaker than it was.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'choose', from: { of: 'you', is: ['character'], keyword: 'reckless' }, min: 1, max: 1, as: 'diver' },
        {
          do: 'if',
          condition: { object: 'diver', matches: {} },
          then: {
            do: 'sequence',
            of: [
              { do: 'note', amount: { plus: [{ number: 'strength', of: 'diver' }, -1] }, as: 'most' },
              { do: 'banish', objects: 'diver' },
              {
                do: 'choose',
                from: { is: ['character'], numbers: { strength: { max: { bound: 'most' } } } },
                min: 1,
                max: 1,
                as: 'chosen',
              },
              { do: 'banish', objects: 'chosen' },
            ],
          },
        },
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
