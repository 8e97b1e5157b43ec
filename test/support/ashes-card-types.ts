/** A card of each type of Ashes. */
import type { JsonRecord } from '../../src/engine/index.js';
import { action, ally, alteration, ashesTable, phoenixborn, ready } from './ashes.js';

const cards = [
  phoenixborn({ id: 'hermit', battlefield: 1, spellboard: 1 }),
  ally({ id: 'bear', life: 4, cost: [{ pay: 'main' }, { pay: 'magic', dice: [{ n: 2, level: 'basic' }] }] }),
  ready({
    id: 'rite',
    abilities: [
      {
        kind: 'activated',
        name: 'call',
        costs: [{ pay: 'side' }, { pay: 'exhaust' }],
        effect: { do: 'draw', count: 1 },
      },
    ],
  }),
  ready({ id: 'other-rite', cost: [{ pay: 'side' }] }),
  action({ id: 'lesson', effect: { do: 'draw', count: 2 } }),
  alteration({ id: 'armour', bonus: { attack: 1, life: 2 } }),
  alteration({ id: 'curse', cost: [{ pay: 'side' }], bonus: { life: -3 } }),
];
export const typesTable = (p1: JsonRecord, p2: JsonRecord = {}) => ashesTable({ p1, p2 }, cards);
export const play = (card: string) => ({ action: 'play', card });
export const held = (...names: readonly string[]) => names.map((card, index) => ({ card, as: `${card}-${index}` }));
