/** FF-TCG cards with numbers that are chosen, changed or unknown, and a table to try them at. */
import type { JsonRecord } from '../../src/engine/index.js';
import { backup, fftcgTable, forward, summon } from './fftcg.js';

const forwardOf = { as: 'target', from: { is: ['forward'] }, min: 1, max: 1 } as const;
const cards = [
  backup({ id: 'lamp' }),
  backup({
    id: 'ban',
    abilities: [
      { kind: 'prohibition', name: 'silence', on: { event: 'summonCast', where: { seat: { seat: 'opponents' } } } },
    ],
  }),
  forward({ id: 'knight' }),
  summon({ id: 'big', cost: 3 }),
  summon({
    id: 'flare',
    cost: 1,
    x: true,
    targets: [forwardOf],
    effect: { do: 'deal', objects: 'target', amount: { bound: 'x', times: 1000 } },
  }),
  summon({
    id: 'ruin',
    targets: [forwardOf],
    effect: {
      do: 'sequence',
      of: [
        { do: 'all', from: { zone: 'hand', of: 'opponents' }, as: 'all' },
        { do: 'discard', objects: 'all' },
        { do: 'draw', count: 1 },
      ],
    },
  }),
  summon({
    id: 'echo',
    targets: [forwardOf],
    effect: {
      do: 'sequence',
      of: [
        {
          do: 'modify',
          objects: 'target',
          changes: [{ change: 'number', name: 'power', add: -7000 }],
          until: 'endOfTurn',
        },
        { do: 'draw', count: { number: 'power', of: 'target' } },
        {
          do: 'modify',
          objects: 'target',
          changes: [{ change: 'number', name: 'power', add: 3000 }],
          until: 'endOfTurn',
        },
      ],
    },
  }),
  summon({
    id: 'void',
    targets: [{ ...forwardOf, min: 0 }],
    effect: { do: 'damage-player', who: 'opponent', count: { number: 'cost', of: 'target' } },
  }),
];
/** What is in hand by its id, and what is on the field by its id and place: `lamp1`, `knight2`. */
export const side = (hand: readonly string[], field: readonly string[] = []): JsonRecord => ({
  hand: hand.map((card) => ({ card, as: card })),
  field: field.map((card, index) => ({ card, as: `${card}${index + 1}` })),
});
export const table = (p1: JsonRecord, p2: JsonRecord = {}) => fftcgTable({ p1, p2 }, cards);
export const cast = (card: string) => ({ action: 'cast-summon', card });
