import type { RiftboundCard } from '../card.js';
import { inTurn, WHEN_ATTACKING, WHEN_PLAYED } from './phrases.js';

const SELF = { self: true } as const;

/** Invented, of order and body: ties, turns that come again, and what a deck has next. */
export const ebbTide: readonly RiftboundCard[] = [
  {
    id: 'ebb-bell',
    name: 'Bell of the Ebb',
    type: 'gear',
    domains: ['order'],
    energy: 2,
    text: 'A combat in which its player attacks, and that leaves units of both sides, sends all of them home.',
    abilities: [
      { kind: 'static', name: 'truce', affects: SELF, changes: [{ change: 'flag', flag: 'recallsAllInTies' }] },
    ],
  },
  {
    id: 'second-ebb',
    name: 'Second Ebb',
    type: 'spell',
    domains: ['order'],
    energy: 9,
    power: 3,
    text: 'Its player has the next turn as well, and the card is banished.',
    abilities: [],
    effect: inTurn({ do: 'take-turn' }, { do: 'banish', objects: 'self' }),
  },
  {
    id: 'ebb-diver',
    name: 'Diver of the Ebb',
    type: 'unit',
    domains: ['body'],
    energy: 4,
    might: 3,
    text: 'As it is played, its player reveals cards down to a spell, takes the spell, and recycles the others. An attack sends home defenders that are not alone there, with 4 might together at most.',
    abilities: [
      {
        kind: 'triggered',
        name: 'dive',
        on: WHEN_PLAYED,
        effect: inTurn(
          { do: 'reveal-until', matching: { zone: 'mainDeck', is: ['spell'] }, as: 'shown' },
          { do: 'all', from: { zone: 'mainDeck', of: 'you', is: ['spell'], bound: 'shown' }, as: 'found' },
          { do: 'return', objects: 'found' },
          { do: 'all', from: { zone: 'mainDeck', of: 'you', bound: 'shown' }, as: 'others' },
          { do: 'recycle', objects: 'others' },
        ),
      },
      {
        kind: 'triggered',
        name: 'wash',
        on: WHEN_ATTACKING,
        targets: [
          {
            as: 'washed',
            from: {
              is: ['unit'],
              of: 'opponents',
              sharedMark: 'at',
              besides: { is: ['unit'], sharedMark: 'at' },
            },
            min: 0,
            max: 3,
            sum: { number: 'might', max: 4 },
            oneController: true,
          },
        ],
        effect: { do: 'move', objects: 'washed' },
      },
    ],
  },
];
