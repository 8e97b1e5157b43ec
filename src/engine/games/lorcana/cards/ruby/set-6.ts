import type { LorcanaCard } from '../../card.js';

export const ruby6: readonly LorcanaCard[] = [
  {
    id: '6-124',
    name: 'Maui',
    version: 'Half-Shark',
    inks: ['ruby'],
    cost: 6,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Hero', 'Deity'],
    strength: 7,
    willpower: 5,
    lore: 1,
    keywords: [{ keyword: 'evasive' }],
    text: 'Challenging a character lets you take an action back from your discard. Actions you play earn 1 lore each.',
    abilities: [
      {
        kind: 'triggered',
        name: 'recall-an-action',
        on: [
          {
            event: 'challenged',
            where: { object: { object: { self: true } }, target: { object: { is: ['character'] } } },
          },
        ],
        effect: {
          do: 'may',
          effect: {
            do: 'sequence',
            of: [
              { do: 'choose', from: { zone: 'discard', of: 'you', is: ['action'] }, min: 1, max: 1, as: 'chosen' },
              { do: 'put', objects: 'chosen', zone: 'hand' },
            ],
          },
        },
      },
      {
        kind: 'triggered',
        name: 'lore-for-actions',
        on: [{ event: 'played', where: { seat: { seat: 'you' }, type: { equals: 'action' } } }],
        effect: { do: 'gain-lore', amount: 1 },
      },
    ],
  },
  {
    id: '6-134',
    name: "Card Soldier's Spear",
    inks: ['ruby'],
    cost: 1,
    inkable: true,
    type: 'item',
    classifications: [],
    keywords: [],
    text: 'Your damaged characters have 1 more strength.',
    abilities: [
      {
        kind: 'static',
        name: 'arm-the-wounded',
        affects: { of: 'you', is: ['character'], marks: { damage: true } },
        changes: [{ change: 'number', name: 'strength', add: 1 }],
      },
    ],
  },
];
