import type { LorcanaCard } from '../../card.js';

export const steel7: readonly LorcanaCard[] = [
  {
    id: '7-107',
    name: 'Mr. Smee',
    version: 'Efficient Captain',
    inks: ['emerald', 'steel'],
    cost: 3,
    inkable: false,
    type: 'character',
    classifications: ['Dreamborn', 'Villain', 'Pirate', 'Captain'],
    strength: 3,
    willpower: 3,
    lore: 1,
    keywords: [],
    text: 'Each action you play that is no song lets one Pirate be readied.',
    abilities: [
      {
        kind: 'triggered',
        name: 'pipe-up-the-crew',
        on: [
          {
            event: 'played',
            where: { seat: { seat: 'you' }, object: { object: { zone: 'any', is: ['action'], isNot: ['Song'] } } },
          },
        ],
        effect: {
          do: 'may',
          effect: {
            do: 'sequence',
            of: [
              { do: 'choose', from: { is: ['character', 'Pirate'] }, min: 1, max: 1, as: 'chosen' },
              { do: 'ready', objects: 'chosen' },
            ],
          },
        },
      },
    ],
  },
  {
    id: '7-109',
    name: 'John Silver',
    version: 'Vengeful Pirate',
    inks: ['emerald', 'steel'],
    cost: 8,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Villain', 'Alien', 'Pirate', 'Captain'],
    strength: 6,
    willpower: 4,
    lore: 2,
    keywords: [{ keyword: 'resist', n: 1 }],
    text: 'Costs 2 less ink if an opposing character was damaged this turn. Each action you play that is no song lets him deal 1 damage to any one character.',
    abilities: [
      {
        kind: 'cost',
        name: 'drawn-to-a-fight',
        while: {
          any: [
            { happened: 'damageDealt', by: 'opponents', tagged: ['character'], is: { min: 1 } },
            { happened: 'damagePut', by: 'opponents', tagged: ['character'], is: { min: 1 } },
          ],
        },
        for: 'play',
        add: -2,
      },
      {
        kind: 'triggered',
        name: 'not-gone-soft',
        on: [
          {
            event: 'played',
            where: { seat: { seat: 'you' }, object: { object: { zone: 'any', is: ['action'], isNot: ['Song'] } } },
          },
        ],
        effect: {
          do: 'may',
          effect: {
            do: 'sequence',
            of: [
              { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' },
              { do: 'deal', objects: 'chosen', amount: 1 },
            ],
          },
        },
      },
    ],
  },
  {
    id: '7-188',
    name: 'Fa Zhou',
    version: 'War Hero',
    inks: ['steel'],
    cost: 3,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Hero'],
    strength: 2,
    willpower: 3,
    lore: 1,
    keywords: [],
    text: 'When one of your characters challenges a character and it is the second challenge of the turn: 3 lore.',
    abilities: [
      {
        kind: 'triggered',
        name: 'drill',
        on: [
          {
            event: 'challenged',
            where: { object: { object: { of: 'you', is: ['character'] } }, target: { object: { is: ['character'] } } },
          },
        ],
        while: { happened: 'challenged', is: { min: 2, max: 2 } },
        effect: { do: 'gain-lore', amount: 3 },
      },
    ],
  },
  {
    id: '7-198',
    name: 'Bagheera',
    version: 'Guardian Jaguar',
    inks: ['steel'],
    cost: 5,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Ally'],
    strength: 4,
    willpower: 3,
    lore: 2,
    keywords: [{ keyword: 'bodyguard' }],
    text: "Banished in an opponent's turn, he deals 2 damage to every opposing character.",
    abilities: [
      {
        kind: 'triggered',
        name: 'last-roar',
        on: [{ event: 'banished', where: { object: { object: { self: true } } } }],
        while: { turn: 'opponents' },
        effect: {
          do: 'sequence',
          of: [
            { do: 'all', from: { of: 'opponents', is: ['character'] }, as: 'theirs' },
            { do: 'deal', objects: 'theirs', amount: 2 },
          ],
        },
      },
    ],
  },
  {
    id: '7-199',
    name: 'Gantu',
    version: 'Experienced Enforcer',
    inks: ['steel'],
    cost: 4,
    inkable: false,
    type: 'character',
    classifications: ['Storyborn', 'Alien', 'Captain'],
    strength: 2,
    willpower: 4,
    lore: 1,
    keywords: [],
    text: 'On arrival: the characters in play sing no songs until your next turn starts. Actions and items cost everybody 2 more ink.',
    abilities: [
      {
        kind: 'triggered',
        name: 'close-all-channels',
        on: [{ event: 'played', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'all', from: { is: ['character'] }, as: 'everybody' },
            {
              do: 'modify',
              objects: 'everybody',
              changes: [{ change: 'flag', flag: 'cannotSing' }],
              until: 'startOfYourNextTurn',
            },
          ],
        },
      },
      { kind: 'cost', name: 'no-ideas', affects: { zone: 'any', anyOf: ['action', 'item'] }, for: 'play', add: 2 },
    ],
  },
  {
    id: '7-200',
    name: 'Mickey Mouse',
    version: 'Inspirational Warrior',
    inks: ['steel'],
    cost: 2,
    inkable: false,
    type: 'character',
    classifications: ['Dreamborn', 'Hero'],
    strength: 1,
    willpower: 1,
    lore: 1,
    keywords: [],
    text: 'In your turn, each character he defeats in a challenge lets you play a character from your hand, its ink waived.',
    abilities: [
      {
        kind: 'triggered',
        name: 'inspire',
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
          do: 'may',
          effect: {
            do: 'sequence',
            of: [
              { do: 'choose', from: { zone: 'hand', of: 'you', is: ['character'] }, min: 0, max: 1, as: 'chosen' },
              { do: 'play-free', card: 'chosen' },
            ],
          },
        },
      },
    ],
  },
  {
    id: '7-201',
    name: 'Restoring Atlantis',
    inks: ['steel'],
    cost: 5,
    inkable: false,
    type: 'action',
    classifications: [],
    keywords: [],
    text: 'Your characters are not challenged until your next turn starts.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'all', from: { of: 'you', is: ['character'] }, as: 'yours' },
        {
          do: 'modify',
          objects: 'yours',
          changes: [{ change: 'flag', flag: 'cannotBeChallenged' }],
          until: 'startOfYourNextTurn',
        },
      ],
    },
  },
];
