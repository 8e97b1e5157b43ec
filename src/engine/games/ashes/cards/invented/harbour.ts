import type { AshesCard, SimpleCost } from '../../card.js';
import { ENTERS, EXHAUST, inTurn, MAIN, OWN_UNIT, SIDE, target } from '../phrases.js';

const basics = (n: number): SimpleCost => ({ pay: 'magic', dice: [{ n, level: 'basic' }] });

/** Those who wait for ships. */
export const harbour: readonly AshesCard[] = [
  {
    id: 'harbour-clerk',
    name: 'Clerk of the Harbour',
    type: 'ally',
    cost: [MAIN, basics(1)],
    attack: 1,
    life: 2,
    recover: 1,
    text: 'Nothing guards against it. Coming into play: a card of your hand goes under your draw pile, and you draw one. A status token after that, and after an opponent passes.',
    keywords: [{ keyword: 'stalk' }],
    abilities: [
      {
        kind: 'triggered',
        name: 'files',
        timing: 'when',
        on: ENTERS,
        effect: inTurn(
          { do: 'choose', from: { zone: 'hand', of: 'you' }, min: 1, max: 1, as: 'it' },
          { do: 'put-on-pile', objects: 'it', at: 'bottom' },
          { do: 'draw', count: 1 },
        ),
      },
      {
        kind: 'triggered',
        name: 'ledger',
        timing: 'after',
        on: [
          { event: 'putOnPile', where: { seat: { seat: 'you' } } },
          { event: 'passed', where: { seat: { seat: 'opponents' } } },
        ],
        effect: { do: 'place-status', objects: 'self', count: 1 },
      },
    ],
  },
  {
    id: 'harbour-rope',
    name: 'Rope',
    type: 'conjured-alteration',
    limit: 3,
    bonus: { recover: 1 },
    abilities: [],
  },
  {
    id: 'rope-maker',
    name: 'Maker of Ropes',
    type: 'ready',
    cost: [MAIN],
    conjurations: ['harbour-rope'],
    text: 'Side action, exhausted: a Rope on a target unit of yours. Main action: the power of an exhausted charm die.',
    abilities: [
      {
        kind: 'activated',
        name: 'tie',
        costs: [SIDE, EXHAUST],
        effect: inTurn(target(OWN_UNIT), { do: 'attach-conjured', card: 'harbour-rope', objects: 'it' }),
      },
      { kind: 'activated', name: 'lend', costs: [MAIN], effect: { do: 'use-power', magic: 'charm' } },
    ],
  },
];
