import type { LorcanaCard } from '../../card.js';

export const emerald5: readonly LorcanaCard[] = [
  {
    id: '5-81',
    name: 'Ed',
    version: 'Hysterical Partygoer',
    inks: ['emerald'],
    cost: 4,
    inkable: false,
    type: 'character',
    classifications: ['Storyborn', 'Ally', 'Hyena'],
    strength: 2,
    willpower: 4,
    lore: 3,
    keywords: [],
    text: 'Damaged characters cannot challenge him.',
    abilities: [
      {
        kind: 'prohibition',
        name: 'no-hurt-guests',
        on: {
          event: 'challenged',
          where: { object: { object: { marks: { damage: true } } }, target: { object: { self: true } } },
        },
      },
    ],
  },
  {
    id: '5-94',
    name: 'Hypnotic Deduction',
    inks: ['emerald'],
    cost: 2,
    inkable: true,
    type: 'action',
    classifications: [],
    keywords: [],
    text: 'Draw 3 cards, then lay 2 cards from your hand on top of your deck as you like.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'draw', count: 3 },
        { do: 'choose', from: { zone: 'hand', of: 'you' }, min: 2, max: 2, as: 'chosen' },
        { do: 'put', objects: 'chosen', zone: 'deck', at: 'first' },
      ],
    },
  },
  {
    id: '5-97',
    name: 'Remember Who You Are',
    inks: ['emerald'],
    cost: 4,
    inkable: false,
    type: 'action',
    classifications: [],
    keywords: [],
    text: 'If one opponent holds more cards than you: draw until you hold as many.',
    abilities: [],
    effect: {
      do: 'choose-player',
      of: 'opponents',
      effect: {
        do: 'if',
        condition: { more: { count: { zone: 'hand', whose: 'player' } }, than: { count: { zone: 'hand', of: 'you' } } },
        then: {
          do: 'draw',
          count: {
            plus: [{ count: { zone: 'hand', whose: 'player' } }, { count: { zone: 'hand', of: 'you' }, times: -1 }],
          },
        },
      },
    },
  },
  {
    id: '5-98',
    name: "Prince John's Mirror",
    inks: ['emerald'],
    cost: 3,
    inkable: true,
    type: 'item',
    classifications: [],
    keywords: [],
    text: 'Costs 1 ink less with a Prince John of yours in play. When an opponent’s turn ends and they hold more than 3 cards, they discard down to 3.',
    abilities: [
      {
        kind: 'cost',
        name: 'regal-price',
        while: { count: { of: 'you', is: ['character'], named: 'Prince John' }, is: { min: 1 } },
        for: 'play',
        add: -1,
      },
      {
        kind: 'triggered',
        name: 'hand-limit',
        on: [{ event: 'turnEnding', where: { seat: { seat: 'opponents' } }, bind: { player: 'seat' } }],
        if: { more: { count: { zone: 'hand', whose: 'player' } }, than: 3 },
        effect: {
          do: 'sequence',
          of: [
            {
              do: 'choose',
              from: { zone: 'hand', of: 'you' },
              min: { plus: [{ count: { zone: 'hand', whose: 'player' } }, -3] },
              max: { plus: [{ count: { zone: 'hand', whose: 'player' } }, -3] },
              as: 'surplus',
              who: 'player',
            },
            { do: 'discard', objects: 'surplus' },
          ],
        },
      },
    ],
  },
  {
    id: '5-101',
    name: 'Sherwood Forest',
    version: 'Outlaw Hideaway',
    inks: ['emerald'],
    cost: 2,
    inkable: true,
    type: 'location',
    classifications: [],
    willpower: 7,
    lore: 0,
    moveCost: 2,
    keywords: [],
    text: 'Your Robin Hoods move here without paying. Characters here have Ward and may, exerting and for 1 ink, deal 2 damage to a damaged character.',
    abilities: [
      {
        kind: 'cost',
        name: 'home-of-robin',
        affects: { self: true },
        while: { object: 'mover', matches: { of: 'you', named: 'Robin Hood' } },
        for: 'move',
        add: -99,
      },
      {
        kind: 'static',
        name: 'familiar-woods',
        affects: { is: ['character'], markIsSource: 'at' },
        changes: [
          { change: 'keyword', keyword: 'ward' },
          {
            change: 'grant',
            ability: {
              kind: 'activated',
              name: 'ambush',
              costs: [{ pay: 'exert' }, { pay: 'ink', n: 1 }],
              effect: {
                do: 'sequence',
                of: [
                  { do: 'choose', from: { is: ['character'], marks: { damage: true } }, min: 1, max: 1, as: 'chosen' },
                  { do: 'deal', objects: 'chosen', amount: 2 },
                ],
              },
            },
          },
        ],
      },
    ],
  },
];
