import type { LorcanaCard } from '../../card.js';

export const sapphire2from142: readonly LorcanaCard[] = [
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
  {
    id: '2-143',
    name: 'Cogsworth',
    version: 'Talking Clock',
    inks: ['sapphire'],
    cost: 2,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Ally'],
    strength: 2,
    willpower: 3,
    lore: 1,
    keywords: [],
    text: 'Teaches your Reckless characters to exert for 1 lore.',
    abilities: [
      {
        kind: 'static',
        name: 'patience',
        affects: { of: 'you', is: ['character'], keyword: 'reckless' },
        changes: [
          {
            change: 'grant',
            ability: {
              kind: 'activated',
              name: 'wait-a-minute',
              costs: [{ pay: 'exert' }],
              effect: { do: 'gain-lore', amount: 1 },
            },
          },
        ],
      },
    ],
  },
  {
    id: '2-147',
    name: 'Gaston',
    version: 'Intellectual Powerhouse',
    inks: ['sapphire'],
    cost: 6,
    inkable: false,
    type: 'character',
    classifications: ['Floodborn', 'Villain'],
    strength: 4,
    willpower: 4,
    lore: 3,
    keywords: [{ keyword: 'shift', n: 4 }],
    text: 'On arrival: shows you the top 3 of your deck. One you may keep; the others go underneath as you like.',
    abilities: [
      {
        kind: 'triggered',
        name: 'think-hard',
        on: [{ event: 'played', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'top-of-deck', count: 3, as: 'looked' },
            { do: 'look-at', objects: 'looked' },
            { do: 'choose', from: { zone: 'deck', of: 'you', bound: 'looked' }, min: 0, max: 1, as: 'kept' },
            { do: 'put', objects: 'kept', zone: 'hand' },
            { do: 'put-under', objects: 'looked' },
          ],
        },
      },
    ],
  },
  {
    id: '2-149',
    name: 'Hiram Flaversham',
    version: 'Toymaker',
    inks: ['sapphire'],
    cost: 4,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Inventor'],
    strength: 1,
    willpower: 6,
    lore: 1,
    keywords: [],
    text: 'On arrival and on each quest: an item of yours, banished, draws you 2.',
    abilities: [
      {
        kind: 'triggered',
        name: 'rework',
        on: [
          { event: 'played', where: { object: { object: { self: true } } } },
          { event: 'quested', where: { object: { object: { self: true } } } },
        ],
        effect: {
          do: 'pay',
          costs: [{ pay: 'banish', count: 1, of: { is: ['item'] } }],
          then: { do: 'draw', count: 2 },
        },
      },
    ],
  },
  {
    id: '2-152',
    name: 'Judy Hopps',
    version: 'Optimistic Officer',
    inks: ['sapphire'],
    cost: 3,
    inkable: true,
    type: 'character',
    classifications: ['Storyborn', 'Hero'],
    strength: 2,
    willpower: 3,
    lore: 2,
    keywords: [],
    text: 'On arrival: optionally banishes one item, whose player draws 1.',
    abilities: [
      {
        kind: 'triggered',
        name: 'confiscate',
        on: [{ event: 'played', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'may',
          effect: {
            do: 'sequence',
            of: [
              { do: 'choose', from: { is: ['item'] }, min: 1, max: 1, as: 'chosen' },
              {
                do: 'its-player',
                object: 'chosen',
                effect: {
                  do: 'sequence',
                  of: [
                    { do: 'banish', objects: 'chosen' },
                    { do: 'draw', count: 1, who: 'player' },
                  ],
                },
              },
            ],
          },
        },
      },
    ],
  },
];
