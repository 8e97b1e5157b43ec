import { seatingsOf, type TableState } from '../../../competition/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { OwnResult } from '../rounds.problems.js';

/** Staff decides nothing at a table where they or their team play. Throws `OwnResult`. */
export function requireNotOwn(table: TableState, { playerId }: CallerIdentity): void {
  const isOwn = playerId !== undefined && seatingsOf(table).some(({ players }) => players.includes(playerId));
  if (isOwn) throw new OwnResult();
}
