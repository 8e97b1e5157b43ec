import type { LorcanaCard } from '../../card.js';

export const amethyst5: readonly LorcanaCard[] = [
  {
    id: '5-63',
    name: 'Magical Aid',
    inks: ['amethyst'],
    cost: 3,
    inkable: true,
    type: 'action',
    classifications: [],
    keywords: [],
    text: 'One character has 3 more Challenger this turn and goes back to hand when banished in a challenge.',
    abilities: [],
    effect: {
      do: 'sequence',
      of: [
        { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' },
        {
          do: 'modify',
          objects: 'chosen',
          changes: [
            { change: 'keyword', keyword: 'challenger', n: 3 },
            {
              change: 'grant',
              ability: {
                kind: 'triggered',
                name: 'return-to-hand',
                on: [
                  {
                    event: 'banished',
                    where: { object: { object: { self: true } }, inChallenge: { equals: true } },
                    bind: { remains: 'top' },
                  },
                ],
                effect: { do: 'put', objects: 'remains', zone: 'hand' },
              },
            },
          ],
          until: 'endOfTurn',
        },
      ],
    },
  },
];
