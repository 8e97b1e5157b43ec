import type { LorcanaCard } from '../../card.js';

export const ruby4from131: readonly LorcanaCard[] = [
  {
    id: '4-131',
    name: 'Imperial Proclamation',
    inks: ['ruby'],
    cost: 1,
    inkable: true,
    type: 'item',
    classifications: [],
    keywords: [],
    text: 'A challenge of yours against a character saves 1 ink on the character you play next this turn.',
    abilities: [
      {
        kind: 'triggered',
        name: 'call-up',
        on: [
          {
            event: 'challenged',
            where: { object: { object: { of: 'you', is: ['character'] } }, target: { object: { is: ['character'] } } },
          },
        ],
        effect: {
          do: 'float',
          ability: {
            kind: 'cost',
            name: 'next-character-cheaper',
            affects: { zone: 'any', of: 'you', is: ['character'] },
            for: 'play',
            add: -1,
          },
          until: 'endOfTurn',
          once: true,
        },
      },
    ],
  },
  {
    id: '4-132',
    name: 'Medallion Weights',
    inks: ['ruby'],
    cost: 2,
    inkable: true,
    type: 'item',
    classifications: [],
    keywords: [],
    text: 'Exert and pay 2 ink: one character gains 2 strength this turn, and each challenge that it makes against a character this turn lets you draw 1.',
    abilities: [
      {
        kind: 'activated',
        name: 'train',
        costs: [{ pay: 'exert' }, { pay: 'ink', n: 2 }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' },
            {
              do: 'modify',
              objects: 'chosen',
              changes: [{ change: 'number', name: 'strength', add: 2 }],
              until: 'endOfTurn',
            },
            {
              do: 'float',
              ability: {
                kind: 'triggered',
                name: 'draw-for-their-challenges',
                on: [
                  {
                    event: 'challenged',
                    where: { object: { object: { bound: 'chosen' } }, target: { object: { is: ['character'] } } },
                  },
                ],
                effect: { do: 'may', effect: { do: 'draw', count: 1 } },
              },
              until: 'endOfTurn',
            },
          ],
        },
      },
    ],
  },
  {
    id: '4-133',
    name: 'The Plank',
    inks: ['ruby'],
    cost: 3,
    inkable: false,
    type: 'item',
    classifications: [],
    keywords: [],
    text: 'For 2 ink and itself: banishes one Hero, or readies one Villain, who then may not quest this turn.',
    abilities: [
      {
        kind: 'activated',
        name: 'walk',
        costs: [{ pay: 'ink', n: 2 }, { pay: 'banish-self' }],
        effect: {
          do: 'choose-one',
          options: [
            {
              name: 'banish-a-hero',
              effect: {
                do: 'sequence',
                of: [
                  { do: 'choose', from: { is: ['character', 'Hero'] }, min: 1, max: 1, as: 'chosen' },
                  { do: 'banish', objects: 'chosen' },
                ],
              },
            },
            {
              name: 'ready-a-villain',
              effect: {
                do: 'sequence',
                of: [
                  { do: 'choose', from: { is: ['character', 'Villain'] }, min: 1, max: 1, as: 'chosen' },
                  { do: 'ready', objects: 'chosen' },
                  {
                    do: 'modify',
                    objects: 'chosen',
                    changes: [{ change: 'flag', flag: 'cannotQuest' }],
                    until: 'endOfTurn',
                  },
                ],
              },
            },
          ],
        },
      },
    ],
  },
  {
    id: '4-135',
    name: 'Snuggly Duckling',
    version: 'Disreputable Pub',
    inks: ['ruby'],
    cost: 2,
    inkable: true,
    type: 'location',
    classifications: [],
    willpower: 9,
    lore: 0,
    moveCost: 2,
    keywords: [],
    text: 'Challenges against characters earn 1 lore if made from here with strength 3 or more; with 6 or more they earn 3 in place of 1.',
    abilities: [
      {
        kind: 'triggered',
        name: 'brawl-for-lore',
        on: [
          {
            event: 'challenged',
            where: {
              object: { object: { is: ['character'], markIsSource: 'at', numbers: { strength: { min: 3 } } } },
              target: { object: { is: ['character'] } },
            },
            bind: { challenger: 'object' },
          },
        ],
        effect: {
          do: 'if',
          condition: { object: 'challenger', matches: { numbers: { strength: { min: 6 } } } },
          then: { do: 'gain-lore', amount: 3 },
          otherwise: { do: 'gain-lore', amount: 1 },
        },
      },
    ],
  },
];
