import type { Element, FftcgCard, ForwardCard } from '../../card.js';

const none = { categories: [], jobs: [], keywords: [], abilities: [] } as const;

const forward = (id: string, name: string, elements: readonly Element[], cost: number, power: number) =>
  ({ ...none, id, name, elements, cost, power, type: 'forward' }) satisfies ForwardCard;

const backup = (id: string, name: string, element: Element, cost: number): FftcgCard => ({
  ...none,
  id,
  name,
  elements: [element],
  cost,
  type: 'backup',
  generic: true,
});

/** Fire and water, and nothing out of the ordinary. */
export const embersAndTides: readonly FftcgCard[] = [
  { ...forward('X-1', 'Ember Squire', ['fire'], 2, 5000), generic: true, keywords: ['haste'] },
  { ...forward('X-2', 'Ember Captain', ['fire'], 4, 8000), keywords: ['first-strike'] },
  {
    ...forward('X-3', 'Cinder Witch', ['fire'], 3, 6000),
    text: 'Entering, 4000 damage to a Forward of the opponent; so does its EX Burst.',
    abilities: [
      {
        kind: 'triggered',
        name: 'cinders',
        on: [{ event: 'entered', where: { object: { object: { self: true } } } }],
        targets: [{ as: 'target', from: { is: ['forward'], of: 'opponents' }, min: 1, max: 1 }],
        effect: { do: 'deal', objects: 'target', amount: 4000 },
      },
    ],
    exBurst: { ability: 'cinders' },
  },
  backup('X-4', 'Ember Cook', 'fire', 1),
  {
    id: 'X-5',
    name: 'Rain of Sparks',
    type: 'summon',
    elements: ['fire'],
    cost: 3,
    categories: [],
    text: '7000 damage to a Forward.',
    abilities: [],
    exBurst: {},
    targets: [{ as: 'target', from: { is: ['forward'] }, min: 1, max: 1 }],
    effect: { do: 'deal', objects: 'target', amount: 7000 },
  },
  { ...forward('X-6', 'Tide Runner', ['water'], 2, 5000), generic: true, keywords: ['brave'] },
  forward('X-7', 'Tide Warden', ['water'], 4, 9000),
  {
    ...forward('X-8', 'Pearl Diver', ['water'], 3, 6000),
    text: 'Entering, its player draws 1.',
    abilities: [
      {
        kind: 'triggered',
        name: 'pearl',
        on: [{ event: 'entered', where: { object: { object: { self: true } } } }],
        effect: { do: 'draw', count: 1 },
      },
    ],
    exBurst: { ability: 'pearl' },
  },
  backup('X-9', 'Tide Fisher', 'water', 1),
  {
    id: 'X-10',
    name: 'Still Water',
    type: 'summon',
    elements: ['water'],
    cost: 2,
    categories: [],
    text: 'One or both: dull and freeze a Forward; draw 1.',
    abilities: [],
    effect: {
      do: 'modes',
      min: 1,
      max: 2,
      of: [
        {
          name: 'still',
          targets: [{ as: 'target', from: { is: ['forward'] }, min: 1, max: 1 }],
          effect: {
            do: 'sequence',
            of: [
              { do: 'dull', objects: 'target' },
              { do: 'freeze', objects: 'target' },
            ],
          },
        },
        { name: 'draw', effect: { do: 'draw', count: 1 } },
      ],
    },
  },
  { ...forward('X-11', 'Steam Twins', ['fire', 'water'], 3, 8000), jobs: ['Twin'] },
  {
    ...backup('X-12', 'Spark Keeper', 'fire', 2),
    text: 'Dulled and given up: 5000 damage to a Forward.',
    abilities: [
      {
        kind: 'activated',
        name: 'last-spark',
        costs: [{ pay: 'cp', of: { fire: 1 } }, { pay: 'dull' }, { pay: 'break-self' }],
        targets: [{ as: 'target', from: { is: ['forward'] }, min: 1, max: 1 }],
        effect: { do: 'deal', objects: 'target', amount: 5000 },
      },
    ],
  },
  { ...backup('X-13', 'Tide Herald', 'water', 2) },
  forward('X-14', 'Ash Giant', ['fire'], 5, 9000),
  forward('X-15', 'Mist Serpent', ['water'], 5, 9000),
  backup('X-16', 'Lamp Bearer', 'fire', 3),
  backup('X-17', 'Well Keeper', 'water', 3),
  forward('X-18', 'Noon Knight', ['light'], 4, 8000),
];
