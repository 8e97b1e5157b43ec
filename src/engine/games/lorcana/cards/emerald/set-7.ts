import type { LorcanaCard } from '../../card.js';

export const emerald7: readonly LorcanaCard[] = [
  {
    id: '7-87',
    name: 'Baymax',
    version: 'Low Battery',
    inks: ['emerald'],
    cost: 2,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Hero', 'Robot'],
    strength: 3,
    willpower: 2,
    lore: 2,
    keywords: [],
    text: 'Comes into play exerted.',
    abilities: [
      {
        kind: 'replacement',
        name: 'needs-charging',
        zones: ['hand', 'discard', 'deck', 'inkwell'],
        on: { event: 'played', where: { object: { object: { zone: 'any', self: true } } } },
        instead: { with: 'fields', fields: { exerted: true } },
      },
    ],
  },
];
