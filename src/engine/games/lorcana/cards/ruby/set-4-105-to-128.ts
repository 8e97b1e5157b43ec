import type { LorcanaCard } from '../../card.js';

export const ruby4from105: readonly LorcanaCard[] = [
  {
    id: '4-105',
    name: 'Fa Zhou',
    version: "Mulan's Father",
    inks: ['ruby'],
    cost: 2,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Mentor'],
    strength: 0,
    willpower: 4,
    lore: 1,
    keywords: [],
    text: 'Never challenges. Exert him to ready a Mulan, who then may not quest this turn.',
    abilities: [
      { kind: 'static', name: 'past-fighting', changes: [{ change: 'flag', flag: 'cannotChallenge' }] },
      {
        kind: 'activated',
        name: 'ready-mulan',
        costs: [{ pay: 'exert' }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'choose', from: { is: ['character'], named: 'Mulan' }, min: 1, max: 1, as: 'chosen' },
            { do: 'ready', objects: 'chosen' },
            { do: 'modify', objects: 'chosen', changes: [{ change: 'flag', flag: 'cannotQuest' }], until: 'endOfTurn' },
          ],
        },
      },
    ],
  },
  {
    id: '4-112',
    name: 'Li Shang',
    version: 'Valorous General',
    inks: ['ruby'],
    cost: 3,
    inkable: true,
    type: 'character',
    classifications: ['Floodborn', 'Hero'],
    strength: 3,
    willpower: 2,
    lore: 1,
    keywords: [{ keyword: 'shift', cost: [{ pay: 'discard', count: 1, of: { zone: 'hand', is: ['character'] } }] }],
    text: 'Your characters of strength 4 and more have 1 more lore.',
    abilities: [
      {
        kind: 'static',
        name: 'strong-lead',
        affects: { of: 'you', is: ['character'], numbers: { strength: { min: 4 } } },
        changes: [{ change: 'number', name: 'lore', add: 1 }],
      },
    ],
  },
  {
    id: '4-117',
    name: 'Namaari',
    version: 'Heir of Fang',
    inks: ['ruby'],
    cost: 3,
    inkable: false,
    type: 'character',
    classifications: ['Storyborn', 'Villain', 'Princess'],
    strength: 2,
    willpower: 3,
    lore: 1,
    keywords: [],
    text: 'In your turn, the damage she deals a character in a challenge may be dealt once more, to another character of your choice.',
    abilities: [
      {
        kind: 'triggered',
        name: 'second-blade',
        on: [
          {
            event: 'damageDealt',
            where: {
              source: { object: { self: true } },
              object: { object: { is: ['character'], other: true } },
              challenge: { equals: true },
            },
            bind: { struck: 'object', dealt: 'amount' },
          },
        ],
        while: { turn: 'yours' },
        effect: {
          do: 'may',
          effect: {
            do: 'sequence',
            of: [
              {
                do: 'choose',
                from: { is: ['character'], other: true, notBound: 'struck' },
                min: 1,
                max: 1,
                as: 'chosen',
              },
              { do: 'deal', objects: 'chosen', amount: { bound: 'dealt' } },
            ],
          },
        },
      },
    ],
  },
  {
    id: '4-121',
    name: 'Raya',
    version: 'Fierce Protector',
    inks: ['ruby'],
    cost: 3,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Hero', 'Princess'],
    strength: 3,
    willpower: 3,
    lore: 1,
    keywords: [],
    text: 'Her challenges against characters earn 1 lore for every other damaged character of yours.',
    abilities: [
      {
        kind: 'triggered',
        name: 'lore-for-the-wounded',
        on: [
          {
            event: 'challenged',
            where: { object: { object: { self: true } }, target: { object: { is: ['character'] } } },
          },
        ],
        effect: {
          do: 'gain-lore',
          amount: { count: { of: 'you', is: ['character'], other: true, marks: { damage: true } } },
        },
      },
    ],
  },
  {
    id: '4-128',
    name: "A Pirate's Life",
    inks: ['ruby'],
    cost: 6,
    inkable: true,
    type: 'action',
    classifications: ['Song'],
    keywords: [{ keyword: 'sing-together', n: 6 }],
    text: 'Takes 2 lore from every opponent and gives you 2.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'each-player', of: 'opponents', effect: { do: 'lose-lore', amount: 2, who: 'player' } },
        { do: 'gain-lore', amount: 2 },
      ],
    },
  },
];
