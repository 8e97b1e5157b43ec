/** Short words for battles of Riftbound in tests. */
import type { Json, JsonRecord, Seat } from '../../src/engine/index.js';
import type { RiftboundCard } from '../../src/engine/games/riftbound/card.js';
import { draw, kill, sequence, whenever } from './riftbound-abilities.js';
import { riftboundTable, unit } from './riftbound.js';
import type { Table } from './table.js';

/** Draws a card as it gets this side in a combat. */
const drawsOn = (side: 'attacking' | 'defending') =>
  whenever('sideTaken', draw(), {
    where: { object: { object: { self: true } }, side: { equals: side }, first: { equals: true } },
  });

/** As it moves, all units of opponents at battlefields die. */
const STORM = whenever(
  'moved',
  sequence({ do: 'all', from: { is: ['unit'], of: 'opponents', marks: { at: true } }, as: 'there' }, kill('there')),
  { where: { object: { object: { self: true } } } },
);

/** Units by what a test is about; the number is their might. */
export const FIGHTERS: readonly RiftboundCard[] = [
  ...[0, 1, 2, 3, 4, 5, 6].map((might) => unit({ id: `m${might}`, might })),
  ...[2, 3, 4].map((might) => unit({ id: `tank${might}`, might, keywords: [{ keyword: 'tank' }] })),
  ...[2, 3].map((might) => unit({ id: `back${might}`, might, keywords: [{ keyword: 'backline' }] })),
  unit({ id: 'torn2', might: 2, keywords: [{ keyword: 'tank' }, { keyword: 'backline' }] }),
  unit({ id: 'ganker', might: 2, keywords: [{ keyword: 'ganking' }] }),
  unit({ id: 'assault2', might: 2, keywords: [{ keyword: 'assault', n: 2 }] }),
  unit({ id: 'assault1', might: 2, keywords: [{ keyword: 'assault' }] }),
  unit({ id: 'shield2', might: 2, keywords: [{ keyword: 'shield', n: 2 }] }),
  unit({ id: 'draws-attacking', might: 2, abilities: [drawsOn('attacking')] }),
  unit({ id: 'draws-defending', might: 2, abilities: [drawsOn('defending')] }),
  unit({ id: 'clears-battlefields', might: 2, abilities: [STORM] }),
];

/** `p1`: what p1 has on the board, and so on; a unit is its card, which is its label too, or a record. */
type Boards = { readonly [seat: Seat]: readonly (string | JsonRecord)[] };
/** Whose battlefield somebody controls as the test begins: `{ bridge: 'p2' }`. */
type Controlled = { readonly [battlefield: string]: Seat };
type More = {
  readonly seats?: { readonly [seat: Seat]: JsonRecord };
  readonly cards?: readonly RiftboundCard[];
  readonly position?: JsonRecord;
};

/** Battlefields are meadow, bridge, tower, harbour. */
export const battleTable = (
  boards: Boards,
  controlled: Controlled = {},
  { seats = {}, cards = [], position = {} }: More = {},
): Table => {
  const places = ['meadow', 'bridge', 'tower', 'harbour'];
  const all = Object.fromEntries(
    Object.entries(boards).map(([seat, board], at) => {
      const own = places[at] ?? 'meadow';
      const held = Object.entries(controlled).flatMap(([place, by]) => (by === seat ? [place] : []));
      const free = Object.hasOwn(controlled, own) ? [] : [{ card: own, as: own }];
      const battlefields = [...held.map((card) => ({ card, as: card, controlled: true })), ...free];
      const placed = board.map((one): JsonRecord =>
        typeof one === 'string' ? { card: one, as: one } : { as: one['card'] ?? '', ...one },
      );
      return [seat, { battlefields, board: placed, ...seats[seat] }];
    }),
  );
  return riftboundTable(all, [...FIGHTERS, ...cards], position);
};

/** p1 and p3 against p2 and p4. */
export const teamTable = (boards: Boards, controlled: Controlled = {}, more: More = {}): Table =>
  battleTable({ p1: [], p2: [], p3: [], p4: [], ...boards }, controlled, {
    ...more,
    position: {
      format: 'magma-chamber',
      teams: [
        ['p1', 'p3'],
        ['p2', 'p4'],
      ],
      ...more.position,
    },
  });

export const at = (card: string, battlefield: string, more: JsonRecord = {}): JsonRecord => ({
  card,
  at: battlefield,
  ...more,
});

/** These units move there as one action. */
export const move = (table: Table, seat: Seat, units: readonly string[], to: string): Table =>
  table.answer(seat, { action: 'move', to }).answer(seat, [...units]);

/** Everybody passes focus and priority until something else is asked. */
export const passAll = (table: Table): Table => {
  for (let passes = 0; passes < 20; passes++) {
    const [open] = table.state.pending;
    if (open === undefined || (open.kind !== 'focus' && open.kind !== 'priority')) return table;
    table.answer(open.seat, { action: 'pass' });
  }
  throw new Error('the passing does not end');
};

export const pass: Json = { action: 'pass' };

/** What a seat has in hand, each card by its id as its label. */
export const inHand = (...names: readonly string[]): JsonRecord => ({
  hand: names.map((card) => ({ card, as: card })),
});

/** All units of p1 attack the bridge, which p2 controls, with units of p2; no player has passed yet. */
export const attackBridge = (
  attackers: readonly (string | JsonRecord)[],
  defenders: readonly (string | JsonRecord)[],
  more: More = {},
): Table => {
  const there = defenders.map((one) => (typeof one === 'string' ? at(one, 'bridge') : { at: 'bridge', ...one }));
  const table = battleTable({ p1: attackers, p2: there }, { bridge: 'p2' }, more);
  const names = attackers.map((one) => (typeof one === 'string' ? one : labelOf(one)));
  return move(table, 'p1', names, 'bridge');
};

const labelOf = ({ as, card }: JsonRecord): string =>
  typeof as === 'string' ? as : typeof card === 'string' ? card : '';

/** The same fight, until combat damage is assigned or dealt. */
export const fightAtBridge = (
  attackers: readonly (string | JsonRecord)[],
  defenders: readonly (string | JsonRecord)[],
  more: More = {},
): Table => passAll(attackBridge(attackers, defenders, more));
