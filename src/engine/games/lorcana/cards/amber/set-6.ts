import type { LorcanaCard } from '../../card.js';

export const amber6: readonly LorcanaCard[] = [
  {
    id: '6-2',
    name: 'Lilo',
    version: 'Escape Artist',
    inks: ['amber'],
    cost: 2,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Hero'],
    strength: 1,
    willpower: 2,
    lore: 2,
    keywords: [],
    text: 'At the beginning of your turn you may play her from your discard for her cost; she comes in exerted.',
    abilities: [
      {
        kind: 'triggered',
        name: 'escape',
        on: [{ event: 'turnBegan', where: { seat: { seat: 'you' } } }],
        zones: ['discard'],
        effect: { do: 'may', effect: { do: 'play', card: 'self', exerted: true } },
      },
    ],
  },
  {
    id: '6-29',
    name: 'Rescue Rangers Away!',
    inks: ['amber'],
    cost: 2,
    inkable: true,
    type: 'action',
    classifications: [],
    keywords: [],
    text: 'One character is weakened by as much strength as you have characters, until your next turn begins.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' },
        {
          do: 'modify',
          objects: 'chosen',
          changes: [
            { change: 'number', name: 'strength', add: { count: { of: 'you', is: ['character'] }, times: -1 } },
          ],
          until: 'startOfYourNextTurn',
        },
      ],
    },
  },
  {
    id: '6-31',
    name: "Naveen's Ukulele",
    inks: ['amber'],
    cost: 1,
    inkable: true,
    type: 'item',
    classifications: [],
    keywords: [],
    text: 'For 1 ink and this item: one character counts as costing 3 more to sing, this turn.',
    abilities: [
      {
        kind: 'activated',
        name: 'tune-up',
        costs: [{ pay: 'ink', n: 1 }, { pay: 'banish-self' }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' },
            {
              do: 'modify',
              objects: 'chosen',
              changes: [{ change: 'number', name: 'singing', add: 3 }],
              until: 'endOfTurn',
            },
          ],
        },
      },
    ],
  },
];
