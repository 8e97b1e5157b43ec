import type { LorcanaCard } from '../../card.js';

export const amber7: readonly LorcanaCard[] = [
  {
    id: '7-2',
    name: 'Perdita',
    version: 'Playful Mother',
    inks: ['amber', 'sapphire'],
    cost: 4,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Hero'],
    strength: 1,
    willpower: 4,
    lore: 2,
    keywords: [],
    text: 'On questing: the next Puppy you play this turn costs 2 less. Your Puppies have Ward.',
    abilities: [
      {
        kind: 'triggered',
        name: 'invite-a-puppy',
        on: [{ event: 'quested', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'float',
          ability: {
            kind: 'cost',
            name: 'cheaper-puppy',
            affects: { zone: 'hand', of: 'you', is: ['character', 'Puppy'] },
            for: 'play',
            add: -2,
          },
          until: 'endOfTurn',
          once: true,
        },
      },
      {
        kind: 'static',
        name: 'guard-puppies',
        affects: { of: 'you', is: ['character', 'Puppy'] },
        changes: [{ change: 'keyword', keyword: 'ward' }],
      },
    ],
  },
  {
    id: '7-9',
    name: 'Mittens',
    version: 'Sassy Street Cat',
    inks: ['amber'],
    cost: 5,
    inkable: false,
    type: 'character',
    classifications: ['Storyborn', 'Ally'],
    strength: 4,
    willpower: 5,
    lore: 2,
    keywords: [{ keyword: 'bodyguard' }],
    text: 'Once in your turn, when a card becomes ink of yours: your other characters with Bodyguard are worth 1 lore more this turn.',
    abilities: [
      {
        kind: 'triggered',
        name: 'street-friends',
        on: [{ event: 'inked', where: { seat: { seat: 'you' } } }],
        while: { turn: 'yours' },
        oncePerTurn: true,
        effect: {
          do: 'sequence',
          of: [
            { do: 'all', from: { of: 'you', is: ['character'], keyword: 'bodyguard', other: true }, as: 'guards' },
            {
              do: 'modify',
              objects: 'guards',
              changes: [{ change: 'number', name: 'lore', add: 1 }],
              until: 'endOfTurn',
            },
          ],
        },
      },
    ],
  },
  {
    id: '7-44',
    name: 'The Glass Slipper',
    inks: ['amber'],
    cost: 2,
    inkable: false,
    type: 'item',
    classifications: [],
    keywords: [],
    copiesMax: 2,
    text: 'No more than two copies in a deck. Banish it and exert a Prince of yours: look in your deck for a Princess, show it to all, take it to hand; the deck is shuffled.',
    abilities: [
      {
        kind: 'activated',
        name: 'find-her',
        costs: [{ pay: 'banish-self' }, { pay: 'exert-own', count: 1, of: { of: 'you', is: ['character', 'Prince'] } }],
        effect: {
          do: 'sequence',
          of: [
            {
              do: 'choose',
              from: { zone: 'deck', of: 'you', is: ['character', 'Princess'] },
              min: 1,
              max: 1,
              as: 'found',
            },
            { do: 'reveal', objects: 'found' },
            { do: 'put', objects: 'found', zone: 'hand' },
            { do: 'shuffle' },
          ],
        },
      },
    ],
  },
];
