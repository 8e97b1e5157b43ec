import type { FftcgCard } from '../../card.js';
import { ATTACKS, DAMAGES_OPPONENT, gains, inTurn, power, thisTurn } from '../phrases.js';

const CLERK = { jobs: ['Clerk'], categories: ['LEDGER'] };
const LEDGER = { jobs: [], categories: ['LEDGER'] };

/** Those of the counting house who ride out: attacks, Parties, blocks, and abilities that are given. */
export const stormRiders: readonly FftcgCard[] = [
  {
    ...LEDGER,
    id: 'X-51',
    name: 'Storm Notary',
    type: 'forward',
    elements: ['lightning', 'earth'],
    cost: 4,
    power: 8000,
    keywords: [],
    partyIcon: true,
    text: 'Attacking in a Party: all that attack have 1000 more power this turn. Attacking on its own: First Strike.',
    abilities: [
      {
        kind: 'triggered',
        name: 'witnesses',
        on: [{ event: 'attacked', where: { object: { object: { self: true } }, party: { equals: true } } }],
        effect: inTurn(
          { do: 'all', from: { is: ['forward'], of: 'you', marks: { attacking: true } }, as: 'party' },
          thisTurn('party', power(1000)),
        ),
      },
      {
        kind: 'triggered',
        name: 'sole-signature',
        on: [{ event: 'attacked', where: { object: { object: { self: true } }, party: { equals: false } } }],
        effect: inTurn({ do: 'all', from: { self: true }, as: 'itself' }, thisTurn('itself', gains('first-strike'))),
      },
    ],
  },
  {
    ...LEDGER,
    id: 'X-52',
    name: 'Bailiff of the Pass',
    type: 'forward',
    elements: ['earth'],
    cost: 4,
    power: 8000,
    keywords: ['first-strike'],
    text: 'Forwards of 4000 power or less cannot block it.',
    abilities: [
      {
        kind: 'prohibition',
        name: 'writ',
        on: {
          event: 'blocking',
          where: {
            attacker: { object: { self: true } },
            object: { object: { is: ['forward'], numbers: { power: { max: 4000 } } } },
          },
        },
      },
    ],
  },
  {
    ...LEDGER,
    id: 'X-53',
    name: 'Debt Collector',
    type: 'forward',
    elements: ['lightning'],
    cost: 2,
    power: 5000,
    keywords: [],
    text: 'Dealing damage to the opponent: they discard a card.',
    abilities: [
      {
        kind: 'triggered',
        name: 'dun',
        on: DAMAGES_OPPONENT,
        effect: {
          do: 'each-player',
          of: 'opponents',
          effect: inTurn(
            { do: 'choose', from: { zone: 'hand', whose: 'player' }, min: 1, max: 1, as: 'due', who: 'player' },
            { do: 'discard', objects: 'due' },
          ),
        },
      },
    ],
  },
  {
    ...CLERK,
    id: 'X-54',
    name: 'Clerk of Echoes',
    type: 'forward',
    elements: ['lightning'],
    cost: 2,
    power: 4000,
    keywords: [],
    text: 'Attacking: until the end of the turn your other Clerks have it that they draw a card when they are broken.',
    abilities: [
      {
        kind: 'triggered',
        name: 'carbon-copy',
        on: ATTACKS,
        effect: inTurn(
          { do: 'all', from: { is: ['forward', 'Clerk'], of: 'you', other: true }, as: 'clerks' },
          {
            do: 'modify',
            objects: 'clerks',
            changes: [
              {
                change: 'grant',
                ability: {
                  kind: 'triggered',
                  name: 'estate',
                  on: [{ event: 'broken', where: { object: { object: { self: true } } } }],
                  effect: { do: 'draw', count: 1 },
                },
              },
            ],
            until: 'endOfTurn',
          },
        ),
      },
    ],
  },
];
