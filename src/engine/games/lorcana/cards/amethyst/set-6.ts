import type { LorcanaCard } from '../../card.js';

export const amethyst6: readonly LorcanaCard[] = [
  {
    id: '6-54',
    name: 'Sisu',
    version: 'Uniting Dragon',
    inks: ['amethyst'],
    cost: 4,
    inkable: false,
    type: 'character',
    classifications: ['Storyborn', 'Hero', 'Deity', 'Dragon'],
    strength: 3,
    willpower: 3,
    lore: 2,
    keywords: [],
    text: 'On questing: reveal your top card. A Dragon goes to your hand, and the same again; any other card goes back on top or to the bottom.',
    abilities: [
      {
        kind: 'triggered',
        name: 'trust',
        on: [{ event: 'quested', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'repeat',
          effect: {
            do: 'sequence',
            of: [
              { do: 'top-of-deck', count: 1, as: 'top' },
              { do: 'reveal', objects: 'top' },
              {
                do: 'note',
                amount: { count: { zone: 'deck', bound: 'top', is: ['character', 'Dragon'] } },
                as: 'dragons',
              },
              {
                do: 'if',
                condition: { more: { bound: 'dragons' }, than: 0 },
                then: { do: 'put', objects: 'top', zone: 'hand' },
                otherwise: {
                  do: 'if',
                  condition: { object: 'top', matches: { zone: 'deck' } },
                  then: {
                    do: 'choose-one',
                    options: [
                      { name: 'top', effect: { do: 'put', objects: 'top', zone: 'deck', at: 'first' } },
                      { name: 'bottom', effect: { do: 'put', objects: 'top', zone: 'deck', at: 'last' } },
                    ],
                  },
                },
              },
            ],
          },
          while: { more: { bound: 'dragons' }, than: 0 },
        },
      },
    ],
  },
  {
    id: '6-56',
    name: 'Yzma',
    version: 'Conniving Chemist',
    inks: ['amethyst'],
    cost: 4,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Villain', 'Sorcerer'],
    strength: 3,
    willpower: 3,
    lore: 2,
    keywords: [],
    text: 'Exert: draw until you hold 3 cards.',
    abilities: [
      {
        kind: 'activated',
        name: 'top-up',
        costs: [{ pay: 'exert' }],
        effect: { do: 'draw', count: { plus: [3, { count: { zone: 'hand', of: 'you' }, times: -1 }] } },
      },
    ],
  },
  {
    id: '6-59',
    name: 'Mad Hatter',
    version: 'Eccentric Host',
    inks: ['amethyst'],
    cost: 1,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn'],
    strength: 1,
    willpower: 1,
    lore: 1,
    keywords: [],
    text: 'On questing: optionally look at the top card of some player’s deck, and leave it there or put it into the discard.',
    abilities: [
      {
        kind: 'triggered',
        name: 'peek',
        on: [{ event: 'quested', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'may',
          effect: {
            do: 'choose-player',
            of: 'all',
            effect: {
              do: 'sequence',
              of: [
                { do: 'top-of-deck', count: 1, who: 'player', as: 'top' },
                { do: 'look-at', objects: 'top' },
                {
                  do: 'choose-one',
                  options: [
                    { name: 'top', effect: { do: 'put', objects: 'top', zone: 'deck', at: 'first' } },
                    { name: 'discard', effect: { do: 'put', objects: 'top', zone: 'discard' } },
                  ],
                },
              ],
            },
          },
        },
      },
    ],
  },
  {
    id: '6-60',
    name: 'A Very Merry Unbirthday',
    inks: ['amethyst'],
    cost: 1,
    inkable: true,
    type: 'action',
    classifications: ['Song'],
    keywords: [],
    text: 'The top 2 cards of each opponent’s deck go to their discard.',
    abilities: [],
    effect: {
      do: 'each-player',
      of: 'opponents',
      effect: {
        do: 'sequence',
        of: [
          { do: 'top-of-deck', count: 2, who: 'player', as: 'top' },
          { do: 'put', objects: 'top', zone: 'discard' },
        ],
      },
    },
  },
];
