import type { LorcanaCard } from '../../card.js';

export const emerald4: readonly LorcanaCard[] = [
  {
    id: '4-74',
    name: 'Hades',
    version: 'Double Dealer',
    inks: ['emerald'],
    cost: 4,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Villain', 'Deity'],
    strength: 3,
    willpower: 3,
    lore: 1,
    keywords: [],
    text: 'Exert and banish another character of yours: play one of the same name, ink waived.',
    abilities: [
      {
        kind: 'activated',
        name: 'trade-off',
        costs: [
          { pay: 'exert' },
          { pay: 'banish', count: 1, of: { of: 'you', is: ['character'], other: true }, as: 'given' },
        ],
        effect: {
          do: 'sequence',
          of: [
            {
              do: 'choose',
              from: { zone: 'hand', of: 'you', is: ['character'], sameNameAs: 'given' },
              min: 1,
              max: 1,
              as: 'chosen',
            },
            { do: 'play-free', card: 'chosen' },
          ],
        },
      },
    ],
  },
  {
    id: '4-79',
    name: 'Megara',
    version: 'Captivating Cynic',
    inks: ['emerald'],
    cost: 3,
    inkable: false,
    type: 'character',
    classifications: ['Storyborn', 'Ally'],
    strength: 3,
    willpower: 6,
    lore: 2,
    keywords: [],
    text: 'On arrival: either you discard a card, or she is banished.',
    abilities: [
      {
        kind: 'triggered',
        name: 'shady-deal',
        on: [{ event: 'played', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'choose-one',
          options: [
            {
              name: 'discard',
              while: { count: { zone: 'hand', of: 'you' }, is: { min: 1 } },
              effect: {
                do: 'sequence',
                of: [
                  { do: 'choose', from: { zone: 'hand', of: 'you' }, min: 1, max: 1, as: 'chosen' },
                  { do: 'discard', objects: 'chosen' },
                ],
              },
            },
            { name: 'banish', effect: { do: 'banish', objects: 'self' } },
          ],
        },
      },
    ],
  },
  {
    id: '4-94',
    name: 'Make the Potion',
    inks: ['emerald'],
    cost: 2,
    inkable: false,
    type: 'action',
    classifications: [],
    keywords: [],
    text: 'One of two: an item is banished, or a damaged character takes 2 damage.',
    abilities: [],
    effect: {
      do: 'choose-one',
      options: [
        {
          name: 'item',
          effect: {
            do: 'sequence',
            of: [
              { do: 'choose', from: { is: ['item'] }, min: 1, max: 1, as: 'chosen' },
              { do: 'banish', objects: 'chosen' },
            ],
          },
        },
        {
          name: 'damage',
          effect: {
            do: 'sequence',
            of: [
              { do: 'choose', from: { is: ['character'], marks: { damage: true } }, min: 1, max: 1, as: 'chosen' },
              { do: 'deal', objects: 'chosen', amount: 2 },
            ],
          },
        },
      ],
    },
  },
  {
    id: '4-95',
    name: 'Under the Sea',
    inks: ['emerald'],
    cost: 8,
    inkable: false,
    type: 'action',
    classifications: ['Song'],
    keywords: [{ keyword: 'sing-together', n: 8 }],
    text: 'All opposing characters of 2 strength or less go under the decks of their players, as you order them.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'all', from: { of: 'opponents', is: ['character'], numbers: { strength: { max: 2 } } }, as: 'weak' },
        { do: 'put', objects: 'weak', zone: 'deck', at: 'last' },
      ],
    },
  },
  {
    id: '4-97',
    name: "We Don't Talk About Bruno",
    inks: ['emerald'],
    cost: 5,
    inkable: true,
    type: 'action',
    classifications: ['Song'],
    keywords: [],
    text: 'A character goes back to hand; then its player discards a card by chance.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' },
        {
          do: 'its-player',
          object: 'chosen',
          effect: {
            do: 'sequence',
            of: [
              { do: 'put', objects: 'chosen', zone: 'hand' },
              { do: 'at-random', from: { zone: 'hand', of: 'you' }, count: 1, as: 'lost', who: 'player' },
              { do: 'discard', objects: 'lost' },
            ],
          },
        },
      ],
    },
  },
  {
    id: '4-100',
    name: 'Vision Slab',
    inks: ['emerald'],
    cost: 3,
    inkable: true,
    type: 'item',
    classifications: [],
    keywords: [],
    text: 'When your turn begins with an opposing character damaged: 1 lore. No damage can be removed.',
    abilities: [
      {
        kind: 'triggered',
        name: 'danger-revealed',
        on: [{ event: 'turnBegan', where: { seat: { seat: 'you' } } }],
        if: { count: { of: 'opponents', is: ['character'], marks: { damage: true } }, is: { min: 1 } },
        effect: { do: 'gain-lore', amount: 1 },
      },
      { kind: 'prohibition', name: 'wounds-stay', on: { event: 'damageRemoved' } },
    ],
  },
];
