import type { LorcanaCard } from '../../card.js';

export const amber5: readonly LorcanaCard[] = [
  {
    id: '5-1',
    name: 'Koda',
    version: 'Talkative Cub',
    inks: ['amber'],
    cost: 2,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Ally'],
    strength: 2,
    willpower: 1,
    lore: 2,
    keywords: [],
    text: 'In the turns of others no lore is taken from you.',
    abilities: [
      {
        kind: 'prohibition',
        name: 'keep-lore',
        on: { event: 'loreLost', where: { seat: { seat: 'you' } } },
        while: { turn: 'opponents' },
      },
    ],
  },
  {
    id: '5-16',
    name: 'Daisy Duck',
    version: "Donald's Date",
    inks: ['amber'],
    cost: 1,
    inkable: false,
    type: 'character',
    classifications: ['Storyborn', 'Ally'],
    strength: 1,
    willpower: 4,
    lore: 2,
    keywords: [],
    text: 'On questing: each opponent turns over their top card. A character they may take to hand; any other card goes to the bottom.',
    abilities: [
      {
        kind: 'triggered',
        name: 'prize-for-all',
        on: [{ event: 'quested', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'each-player',
          of: 'opponents',
          effect: {
            do: 'sequence',
            of: [
              { do: 'top-of-deck', count: 1, who: 'player', as: 'top' },
              { do: 'reveal', objects: 'top' },
              {
                do: 'if',
                condition: { object: 'top', matches: { zone: 'deck', is: ['character'] } },
                then: { do: 'may', effect: { do: 'put', objects: 'top', zone: 'hand' }, who: 'player' },
                otherwise: { do: 'put', objects: 'top', zone: 'deck', at: 'last' },
              },
            ],
          },
        },
      },
    ],
  },
  {
    id: '5-28',
    name: 'Blast from Your Past',
    inks: ['amber'],
    cost: 6,
    inkable: false,
    type: 'action',
    classifications: ['Song'],
    keywords: [],
    text: 'You name a card; every character card of that name in your discard goes to your hand.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'name-card', as: 'wanted' },
        { do: 'all', from: { zone: 'discard', of: 'you', is: ['character'] }, as: 'fallen' },
        {
          do: 'for-each',
          objects: 'fallen',
          as: 'one',
          effect: { do: 'if-named', object: 'one', name: 'wanted', then: { do: 'put', objects: 'one', zone: 'hand' } },
        },
      ],
    },
  },
];
