/** Short words for battles of Riftbound in tests. */
import type { Json, JsonRecord, Seat } from '../../src/engine/index.js';
import type { RiftboundCard } from '../../src/engine/games/riftbound/card.js';
import { riftboundTable, unit } from './riftbound.js';
import type { Table } from './table.js';

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
];

/** `p1`: what p1 has on the board, and so on; a unit is its card, which is its label too, or a record. */
type Boards = { readonly [seat: Seat]: readonly (string | JsonRecord)[] };
type More = {
  readonly seats?: { readonly [seat: Seat]: JsonRecord };
  readonly cards?: readonly RiftboundCard[];
  readonly position?: JsonRecord;
};

/** Whose battlefield somebody controls as the test begins: `{ bridge: 'p2' }`. Battlefields are meadow, bridge, tower, harbour. */
export const battleTable = (
  boards: Boards,
  controlled: { readonly [battlefield: string]: Seat } = {},
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
