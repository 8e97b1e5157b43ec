import type { LorcanaCard } from '../../card.js';

export const steel5: readonly LorcanaCard[] = [
  {
    id: '5-172',
    name: 'Jafar',
    version: 'Tyrannical Hypnotist',
    inks: ['steel'],
    cost: 6,
    inkable: true,
    type: 'character',
    classifications: ['Dreamborn', 'Villain', 'Sorcerer'],
    strength: 0,
    willpower: 7,
    lore: 2,
    keywords: [{ keyword: 'challenger', n: 7 }],
    text: 'Keeps opposing characters of cost 4 and less from challenging.',
    abilities: [
      {
        kind: 'static',
        name: 'cow-the-small',
        affects: { of: 'opponents', is: ['character'], numbers: { cost: { max: 4 } } },
        changes: [{ change: 'flag', flag: 'cannotChallenge' }],
      },
    ],
  },
  {
    id: '5-183',
    name: 'Snow White',
    version: 'Fair-Hearted',
    inks: ['steel'],
    cost: 5,
    inkable: false,
    type: 'character',
    classifications: ['Dreamborn', 'Hero', 'Princess', 'Knight'],
    strength: 3,
    willpower: 5,
    lore: 3,
    keywords: [],
    text: 'Each of your other Knights gives her Resist +1.',
    abilities: [
      {
        kind: 'static',
        name: 'natural-leader',
        while: { count: { of: 'you', is: ['character', 'Knight'], other: true }, is: { min: 1 } },
        changes: [
          {
            change: 'keyword',
            keyword: 'resist',
            n: { count: { of: 'you', is: ['character', 'Knight'], other: true } },
          },
        ],
      },
    ],
  },
  {
    id: '5-189',
    name: 'Bashful',
    version: 'Adoring Knight',
    inks: ['steel'],
    cost: 4,
    inkable: true,
    type: 'character',
    classifications: ['Dreamborn', 'Ally', 'Knight', 'Seven Dwarfs'],
    strength: 3,
    willpower: 4,
    lore: 1,
    keywords: [],
    text: 'Next to a Snow White of yours he has Bodyguard.',
    abilities: [
      {
        kind: 'static',
        name: 'stand-guard',
        while: { count: { of: 'you', is: ['character'], named: 'Snow White' }, is: { min: 1 } },
        changes: [{ change: 'keyword', keyword: 'bodyguard' }],
      },
    ],
  },
  {
    id: '5-194',
    name: 'Arthur',
    version: 'King Victorious',
    inks: ['steel'],
    cost: 7,
    inkable: false,
    type: 'character',
    classifications: ['Floodborn', 'Hero', 'King'],
    strength: 3,
    willpower: 6,
    lore: 3,
    keywords: [{ keyword: 'shift', n: 5 }],
    text: 'On arrival: this turn one character has Challenger +2 and Resist +2 and may challenge the ready.',
    abilities: [
      {
        kind: 'triggered',
        name: 'knight-somebody',
        on: [{ event: 'played', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' },
            {
              do: 'modify',
              objects: 'chosen',
              changes: [
                { change: 'keyword', keyword: 'challenger', n: 2 },
                { change: 'keyword', keyword: 'resist', n: 2 },
                { change: 'flag', flag: 'canChallengeReady' },
              ],
              until: 'endOfTurn',
            },
          ],
        },
      },
    ],
  },
  {
    id: '5-195',
    name: 'Pete',
    version: 'Games Referee',
    inks: ['steel'],
    cost: 3,
    inkable: true,
    type: 'character',
    classifications: ['Dreamborn', 'Villain'],
    strength: 3,
    willpower: 3,
    lore: 1,
    keywords: [],
    text: 'On arrival: opponents play no actions until your next turn starts.',
    abilities: [
      {
        kind: 'triggered',
        name: 'blow-the-whistle',
        on: [{ event: 'played', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'float',
          ability: {
            kind: 'prohibition',
            name: 'no-actions-for-now',
            on: { event: 'played', where: { seat: { seat: 'opponents' }, type: { equals: 'action' } } },
          },
          until: 'startOfYourNextTurn',
        },
      },
    ],
  },
  {
    id: '5-196',
    name: 'Tug-of-War',
    inks: ['steel'],
    cost: 5,
    inkable: true,
    type: 'action',
    classifications: [],
    keywords: [],
    text: '1 damage to every opposing character that is not Evasive, or 3 to every one that is.',
    abilities: [],
    effect: {
      do: 'choose-one',
      options: [
        {
          name: 'the-grounded',
          effect: {
            do: 'sequence',
            of: [
              { do: 'all', from: { of: 'opponents', is: ['character'], keyword: 'evasive' }, as: 'evasive' },
              { do: 'all', from: { of: 'opponents', is: ['character'], notBound: 'evasive' }, as: 'grounded' },
              { do: 'deal', objects: 'grounded', amount: 1 },
            ],
          },
        },
        {
          name: 'the-evasive',
          effect: {
            do: 'sequence',
            of: [
              { do: 'all', from: { of: 'opponents', is: ['character'], keyword: 'evasive' }, as: 'evasive' },
              { do: 'deal', objects: 'evasive', amount: 3 },
            ],
          },
        },
      ],
    },
  },
  {
    id: '5-199',
    name: 'Food Fight!',
    inks: ['steel'],
    cost: 1,
    inkable: false,
    type: 'action',
    classifications: [],
    keywords: [],
    text: 'Teaches your characters, this turn, to exert and pay 1 ink for 1 damage to any one character.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'all', from: { of: 'you', is: ['character'] }, as: 'yours' },
        {
          do: 'modify',
          objects: 'yours',
          changes: [
            {
              change: 'grant',
              ability: {
                kind: 'activated',
                name: 'throw',
                costs: [{ pay: 'exert' }, { pay: 'ink', n: 1 }],
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
          until: 'endOfTurn',
        },
      ],
    },
  },
  {
    id: '5-203',
    name: 'Bad-Anon',
    version: 'Villain Support Center',
    inks: ['steel'],
    cost: 3,
    inkable: true,
    type: 'location',
    classifications: [],
    willpower: 7,
    lore: 1,
    moveCost: 2,
    keywords: [],
    text: 'Teaches Villains here to exert and pay 3 ink for playing a character of their own name, its ink waived.',
    abilities: [
      {
        kind: 'static',
        name: 'support-group',
        affects: { is: ['character', 'Villain'], markIsSource: 'at' },
        changes: [
          {
            change: 'grant',
            ability: {
              kind: 'activated',
              name: 'bring-another-self',
              costs: [{ pay: 'exert' }, { pay: 'ink', n: 3 }],
              effect: {
                do: 'sequence',
                of: [
                  {
                    do: 'choose',
                    from: { zone: 'hand', of: 'you', is: ['character'], sameNameAs: 'self' },
                    min: 1,
                    max: 1,
                    as: 'chosen',
                  },
                  { do: 'play-free', card: 'chosen' },
                ],
              },
            },
          },
        ],
      },
    ],
  },
];
