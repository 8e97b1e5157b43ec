import type { LorcanaCard } from '../../card.js';

export const ruby3: readonly LorcanaCard[] = [
  {
    id: '3-113',
    name: 'Maui',
    version: 'Soaring Demigod',
    inks: ['ruby'],
    cost: 3,
    inkable: false,
    type: 'character',
    classifications: ['Storyborn', 'Hero', 'Deity'],
    strength: 5,
    willpower: 2,
    lore: 0,
    keywords: [{ keyword: 'reckless' }],
    text: 'Whenever a HeiHei of yours quests he gains 1 lore and drops Reckless, this turn.',
    abilities: [
      {
        kind: 'triggered',
        name: 'calmed-by-heihei',
        on: [{ event: 'quested', where: { object: { object: { of: 'you', is: ['character'], named: 'HeiHei' } } } }],
        effect: {
          do: 'modify',
          objects: 'self',
          changes: [
            { change: 'number', name: 'lore', add: 1 },
            { change: 'lose-keyword', keyword: 'reckless' },
          ],
          until: 'endOfTurn',
        },
      },
    ],
  },
  {
    id: '3-136',
    name: 'RLS Legacy',
    version: 'Solar Galleon',
    inks: ['ruby'],
    cost: 4,
    inkable: false,
    type: 'location',
    classifications: [],
    willpower: 8,
    lore: 2,
    moveCost: 3,
    keywords: [],
    text: 'Whoever is aboard is Evasive; with a character of yours aboard, others board for 2 less.',
    abilities: [
      {
        kind: 'static',
        name: 'evasive-aboard',
        affects: { is: ['character'], markIsSource: 'at' },
        changes: [{ change: 'keyword', keyword: 'evasive' }],
      },
      {
        kind: 'cost',
        name: 'a-hand-up',
        while: { count: { of: 'you', is: ['character'], markIsSource: 'at' }, is: { min: 1 } },
        affects: { self: true },
        for: 'move',
        add: -2,
      },
    ],
  },
];
