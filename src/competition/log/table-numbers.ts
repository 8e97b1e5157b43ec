/** Numbers of tables: from 1 on in the order of the pairs, but a player with a table of the own sits there. */
import type { PairedTable } from './events.js';
import type { Tournament } from './state.js';

export type Seated = Pick<PairedTable, 'players' | 'place'>;

export function numberedTables({ players }: Tournament, seated: readonly Seated[]): readonly PairedTable[] {
  const taken = new Set<number>();
  const own = seated.map(({ players: pair }) => {
    const table = pair.map((id) => players.get(id)?.table ?? null).find((each) => each !== null && !taken.has(each));
    if (table === undefined || table === null) return null;
    taken.add(table);
    return table;
  });
  let next = 1;
  const free = (): number => {
    while (taken.has(next)) next += 1;
    taken.add(next);
    return next;
  };
  const tables = seated.map((pair, at) => ({ ...pair, table: own[at] ?? free() }));
  return tables.toSorted((a, b) => a.table - b.table);
}
