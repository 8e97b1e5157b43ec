import type { LorcanaCard } from '../../card.js';

export const sapphire7: readonly LorcanaCard[] = [
  {
    id: '7-153',
    name: 'Clarabelle',
    version: 'News Reporter',
    inks: ['sapphire'],
    cost: 4,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Ally'],
    strength: 3,
    willpower: 3,
    lore: 2,
    keywords: [{ keyword: 'support' }],
    text: 'Your others that have Support have 1 more strength.',
    abilities: [
      {
        kind: 'static',
        name: 'cheer-on',
        affects: { of: 'you', is: ['character'], other: true, keyword: 'support' },
        changes: [{ change: 'number', name: 'strength', add: 1 }],
      },
    ],
  },
  {
    id: '7-173',
    name: 'Jasmine',
    version: 'Inspired Researcher',
    inks: ['sapphire', 'steel'],
    cost: 5,
    inkable: false,
    type: 'character',
    classifications: ['Storyborn', 'Hero', 'Princess'],
    strength: 3,
    willpower: 5,
    lore: 2,
    keywords: [],
    text: 'Questing with an empty hand draws 1 for each of your Allies.',
    abilities: [
      {
        kind: 'triggered',
        name: 'ask-around',
        on: [{ event: 'quested', where: { object: { object: { self: true } } } }],
        if: { count: { zone: 'hand', of: 'you' }, is: { max: 0 } },
        effect: { do: 'draw', count: { count: { of: 'you', is: ['character', 'Ally'] } } },
      },
    ],
  },
];
