import type { LorcanaCard } from '../card.js';

export const sapphire: readonly LorcanaCard[] = [
  {
    id: '2-142',
    name: 'Cogsworth',
    version: 'Grandfather Clock',
    inks: ['sapphire'],
    cost: 5,
    inkable: true,
    type: 'character',
    classifications: ['Floodborn', 'Ally'],
    strength: 2,
    willpower: 5,
    lore: 2,
    keywords: [{ keyword: 'shift', n: 3 }, { keyword: 'ward' }],
    text: 'Gives Resist +1 to the rest of your characters.',
    abilities: [
      {
        kind: 'static',
        name: 'resist-for-others',
        affects: { of: 'you', is: ['character'], other: true },
        changes: [{ change: 'keyword', keyword: 'resist', n: 1 }],
      },
    ],
  },
];
