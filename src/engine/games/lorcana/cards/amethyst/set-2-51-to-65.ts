import type { LorcanaCard } from '../../card.js';

export const amethyst2b: readonly LorcanaCard[] = [
  {
    id: '2-51',
    name: 'Merlin',
    version: 'Goat',
    inks: ['amethyst'],
    cost: 4,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Mentor', 'Sorcerer'],
    strength: 4,
    willpower: 3,
    lore: 1,
    keywords: [],
    text: 'On arrival and on leaving play: 1 lore.',
    abilities: [
      {
        kind: 'triggered',
        name: 'come-and-go',
        on: [
          { event: 'played', where: { object: { object: { self: true } } } },
          { event: 'banished', where: { object: { object: { self: true } } } },
          { event: 'putInto', where: { object: { object: { self: true } } } },
        ],
        effect: { do: 'gain-lore', amount: 1 },
      },
    ],
  },
  {
    id: '2-54',
    name: 'Merlin',
    version: 'Squirrel',
    inks: ['amethyst'],
    cost: 2,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Mentor', 'Sorcerer'],
    strength: 2,
    willpower: 1,
    lore: 1,
    keywords: [],
    text: 'On arrival and on leaving play: look at your top card and leave it there or put it to the bottom.',
    abilities: [
      {
        kind: 'triggered',
        name: 'look-ahead',
        on: [
          { event: 'played', where: { object: { object: { self: true } } } },
          { event: 'banished', where: { object: { object: { self: true } } } },
          { event: 'putInto', where: { object: { object: { self: true } } } },
        ],
        effect: {
          do: 'sequence',
          of: [
            { do: 'top-of-deck', count: 1, as: 'top' },
            { do: 'look-at', objects: 'top' },
            {
              do: 'choose-one',
              options: [
                { name: 'top', effect: { do: 'put', objects: 'top', zone: 'deck', at: 'first' } },
                { name: 'bottom', effect: { do: 'put', objects: 'top', zone: 'deck', at: 'last' } },
              ],
            },
          ],
        },
      },
    ],
  },
  {
    id: '2-60',
    name: 'Yzma',
    version: 'Scary Beyond All Reason',
    inks: ['amethyst'],
    cost: 6,
    inkable: true,
    type: 'character',
    classifications: ['Floodborn', 'Villain', 'Sorcerer'],
    strength: 4,
    willpower: 4,
    lore: 2,
    keywords: [{ keyword: 'shift', n: 4 }],
    text: 'On arrival another character is shuffled into its player’s deck, and that player draws 2 cards.',
    abilities: [
      {
        kind: 'triggered',
        name: 'twist-of-fate',
        on: [{ event: 'played', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'choose', from: { is: ['character'], other: true }, min: 1, max: 1, as: 'chosen' },
            {
              do: 'its-player',
              object: 'chosen',
              effect: {
                do: 'sequence',
                of: [
                  { do: 'shuffle-in', objects: 'chosen' },
                  { do: 'draw', count: 2, who: 'player' },
                ],
              },
            },
          ],
        },
      },
    ],
  },
  {
    id: '2-65',
    name: 'Binding Contract',
    inks: ['amethyst'],
    cost: 4,
    inkable: false,
    type: 'item',
    classifications: [],
    keywords: [],
    text: 'Exert it and a character of yours: exert a character.',
    abilities: [
      {
        kind: 'activated',
        name: 'bind',
        costs: [{ pay: 'exert' }, { pay: 'exert-own', count: 1, of: { of: 'you', is: ['character'] } }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' },
            { do: 'exert', objects: 'chosen' },
          ],
        },
      },
    ],
  },
];
