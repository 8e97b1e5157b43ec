import type { LorcanaCard } from '../../card.js';

export const emerald6: readonly LorcanaCard[] = [
  {
    id: '6-85',
    name: 'Peter Pan',
    version: 'Never Land Prankster',
    inks: ['emerald'],
    cost: 7,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Hero'],
    strength: 4,
    willpower: 6,
    lore: 1,
    keywords: [],
    text: 'Comes into play exerted. While he is exerted, an opponent gains no lore unless a character of theirs has challenged this turn.',
    abilities: [
      {
        kind: 'replacement',
        name: 'innocent-look',
        zones: ['hand', 'discard', 'deck', 'inkwell'],
        on: { event: 'played', where: { object: { object: { zone: 'any', self: true } } } },
        instead: { with: 'fields', fields: { exerted: true } },
      },
      {
        kind: 'prohibition',
        name: 'cannot-take-a-joke',
        on: { event: 'loreGained', where: { seat: { seat: 'opponents' } }, bind: { player: 'seat' } },
        while: {
          all: [
            { object: 'self', matches: { marks: { exerted: true } } },
            { not: { happened: 'challenged', who: 'player', is: { min: 1 } } },
          ],
        },
      },
    ],
  },
];
