import type { LorcanaCard } from '../../card.js';

export const ruby7: readonly LorcanaCard[] = [
  {
    id: '7-53',
    name: 'Madame Medusa',
    version: 'Diamond Lover',
    inks: ['amethyst', 'ruby'],
    cost: 4,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Villain'],
    strength: 3,
    willpower: 4,
    lore: 1,
    keywords: [],
    text: 'On questing: at the price of 2 damage to another of your characters, the top 3 of some player’s deck may go to the discard.',
    abilities: [
      {
        kind: 'triggered',
        name: 'search-the-swamp',
        on: [{ event: 'quested', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'may',
          effect: {
            do: 'sequence',
            of: [
              { do: 'choose', from: { of: 'you', is: ['character'], other: true }, min: 1, max: 1, as: 'searcher' },
              {
                do: 'if',
                condition: { object: 'searcher', matches: { zone: 'any' } },
                then: {
                  do: 'sequence',
                  of: [
                    { do: 'deal', objects: 'searcher', amount: 2 },
                    {
                      do: 'choose-player',
                      of: 'all',
                      effect: {
                        do: 'sequence',
                        of: [
                          { do: 'top-of-deck', count: 3, who: 'player', as: 'top' },
                          { do: 'put', objects: 'top', zone: 'discard' },
                        ],
                      },
                    },
                  ],
                },
              },
            ],
          },
        },
      },
    ],
  },
  {
    id: '7-133',
    name: 'Li Shang',
    version: 'Newly Promoted',
    inks: ['ruby', 'steel'],
    cost: 3,
    inkable: false,
    type: 'character',
    classifications: ['Storyborn', 'Hero', 'Captain'],
    strength: 2,
    willpower: 3,
    lore: 1,
    keywords: [],
    text: 'Challenges the ready, too. Damaged, he has 2 more strength.',
    abilities: [
      { kind: 'static', name: 'challenge-the-ready', changes: [{ change: 'flag', flag: 'canChallengeReady' }] },
      {
        kind: 'static',
        name: 'spurred-by-pain',
        while: { object: 'self', matches: { marks: { damage: true } } },
        changes: [{ change: 'number', name: 'strength', add: 2 }],
      },
    ],
  },
  {
    id: '7-136',
    name: 'Beast',
    version: 'Frustrated Designer',
    inks: ['ruby', 'sapphire'],
    cost: 6,
    inkable: false,
    type: 'character',
    classifications: ['Dreamborn', 'Hero', 'Prince', 'Inventor'],
    strength: 5,
    willpower: 5,
    lore: 2,
    keywords: [],
    text: 'Exert, pay 2 ink and banish two of your items: 5 damage to any one character.',
    abilities: [
      {
        kind: 'activated',
        name: 'smash-the-work',
        costs: [{ pay: 'exert' }, { pay: 'ink', n: 2 }, { pay: 'banish', count: 2, of: { is: ['item'] } }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' },
            { do: 'deal', objects: 'chosen', amount: 5 },
          ],
        },
      },
    ],
  },
  {
    id: '7-137',
    name: 'Mushu',
    version: 'Majestic Dragon',
    inks: ['ruby', 'steel'],
    cost: 5,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Ally', 'Dragon'],
    strength: 4,
    willpower: 4,
    lore: 1,
    keywords: [],
    text: 'Your challengers have Resist +2 for their challenge. In your turn, each character that one of yours defeats in a challenge earns 2 lore.',
    abilities: [
      {
        kind: 'triggered',
        name: 'shield-the-challenger',
        on: [
          {
            event: 'challenged',
            where: { object: { object: { of: 'you', is: ['character'] } } },
            bind: { challenger: 'object' },
          },
        ],
        effect: {
          do: 'modify',
          objects: 'challenger',
          changes: [{ change: 'keyword', keyword: 'resist', n: 2 }],
          until: 'endOfChallenge',
        },
      },
      {
        kind: 'triggered',
        name: 'lore-for-victories',
        on: [
          {
            event: 'banished',
            where: {
              object: { object: { is: ['character'] } },
              with: { object: { of: 'you', is: ['character'] } },
              inChallenge: { equals: true },
            },
          },
        ],
        while: { turn: 'yours' },
        effect: { do: 'gain-lore', amount: 2 },
      },
    ],
  },
  {
    id: '7-140',
    name: 'Lyle Tiberius Rourke',
    version: 'Crystallized Mercenary',
    inks: ['ruby'],
    cost: 8,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Villain'],
    strength: 6,
    willpower: 4,
    lore: 3,
    keywords: [],
    text: 'Once in your turn, a card that becomes ink of yours sets off 2 damage to every character in play.',
    abilities: [
      {
        kind: 'triggered',
        name: 'explode',
        on: [{ event: 'inked', where: { seat: { seat: 'you' } } }],
        while: { turn: 'yours' },
        oncePerTurn: true,
        effect: {
          do: 'sequence',
          of: [
            { do: 'all', from: { is: ['character'] }, as: 'everybody' },
            { do: 'deal', objects: 'everybody', amount: 2 },
          ],
        },
      },
    ],
  },
  {
    id: '7-141',
    name: 'Mulan',
    version: 'Imperial General',
    inks: ['ruby', 'steel'],
    cost: 7,
    inkable: true,
    type: 'character',
    classifications: ['Floodborn', 'Hero', 'Princess'],
    strength: 5,
    willpower: 6,
    lore: 2,
    keywords: [{ keyword: 'shift', n: 5 }, { keyword: 'evasive' }],
    text: 'Whenever she challenges a character, your others may challenge ready characters this turn.',
    abilities: [
      {
        kind: 'triggered',
        name: 'lead-the-attack',
        on: [
          {
            event: 'challenged',
            where: { object: { object: { self: true } }, target: { object: { is: ['character'] } } },
          },
        ],
        effect: {
          do: 'sequence',
          of: [
            { do: 'all', from: { of: 'you', is: ['character'], other: true }, as: 'others' },
            {
              do: 'modify',
              objects: 'others',
              changes: [{ change: 'flag', flag: 'canChallengeReady' }],
              until: 'endOfTurn',
            },
          ],
        },
      },
    ],
  },
  {
    id: '7-152',
    name: "Devil's Eye Diamond",
    inks: ['ruby'],
    cost: 2,
    inkable: true,
    type: 'item',
    classifications: [],
    keywords: [],
    text: 'Exert to gain 1 lore if a character of yours was damaged this turn.',
    abilities: [
      {
        kind: 'activated',
        name: 'the-price',
        costs: [{ pay: 'exert' }],
        effect: {
          do: 'if',
          condition: {
            any: [
              { happened: 'damageDealt', by: 'you', tagged: ['character'], is: { min: 1 } },
              { happened: 'damagePut', by: 'you', tagged: ['character'], is: { min: 1 } },
            ],
          },
          then: { do: 'gain-lore', amount: 1 },
        },
      },
    ],
  },
];
