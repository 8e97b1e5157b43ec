import type { LorcanaCard } from '../../card.js';

export const ruby3: readonly LorcanaCard[] = [
  {
    id: '3-109',
    name: 'Jim Hawkins',
    version: 'Space Traveler',
    inks: ['ruby'],
    cost: 5,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Hero'],
    strength: 4,
    willpower: 4,
    lore: 2,
    keywords: [],
    text: 'On arrival: optionally plays a location from your hand that costs at most 4, its ink waived. He may go at once to each location that you play.',
    abilities: [
      {
        kind: 'triggered',
        name: 'set-sail',
        on: [{ event: 'played', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'may',
          effect: {
            do: 'sequence',
            of: [
              {
                do: 'choose',
                from: { zone: 'hand', of: 'you', is: ['location'], numbers: { cost: { max: 4 } } },
                min: 0,
                max: 1,
                as: 'chosen',
              },
              { do: 'play-free', card: 'chosen' },
            ],
          },
        },
      },
      {
        kind: 'triggered',
        name: 'take-the-helm',
        on: [
          {
            event: 'played',
            where: { seat: { seat: 'you' }, object: { object: { is: ['location'] } } },
            bind: { place: 'object' },
          },
        ],
        effect: { do: 'may', effect: { do: 'move', objects: 'self', to: 'place' } },
      },
    ],
  },
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
    id: '3-114',
    name: 'Maui',
    version: 'Whale',
    inks: ['ruby'],
    cost: 7,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Hero', 'Deity'],
    strength: 8,
    willpower: 8,
    lore: 1,
    keywords: [],
    text: 'Stays exerted as your turn starts. For 2 ink he is readied, and may not quest this turn.',
    abilities: [
      {
        kind: 'prohibition',
        name: 'sleeps-in',
        on: { event: 'readied', where: { object: { object: { self: true } }, start: { equals: true } } },
      },
      {
        kind: 'activated',
        name: 'get-up',
        costs: [{ pay: 'ink', n: 2 }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'ready', objects: 'self' },
            { do: 'modify', objects: 'self', changes: [{ change: 'flag', flag: 'cannotQuest' }], until: 'endOfTurn' },
          ],
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
