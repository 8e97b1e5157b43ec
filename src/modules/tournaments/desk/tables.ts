/** Which table and board a request means, and who may decide there. */
import { seatingAt, seatingsOf, tableIn, type TableState, type Tournament } from '../../../competition/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { OwnResult, TableUnknown } from '../rounds.problems.js';
import { BoardNeeded, BoardUnknown } from '../teams.problems.js';

/** Throws `TableUnknown`. */
export function requireTable(now: Tournament, round: number, table: number): TableState {
  const found = tableIn(now, round, table);
  if (found === null) throw new TableUnknown(round, table);
  return found;
}

/** Throws `BoardNeeded` and `BoardUnknown`. */
export function requireBoard(table: TableState, board: number | undefined): void {
  if (seatingAt(table, board) !== null) return;
  if (board === undefined) throw new BoardNeeded();
  throw new BoardUnknown(board);
}

/** Staff decides nothing at a table where they or their team play. Throws `OwnResult`. */
export function requireNotOwn(table: TableState, { playerId }: CallerIdentity): void {
  const isOwn = playerId !== undefined && seatingsOf(table).some(({ players }) => players.includes(playerId));
  if (isOwn) throw new OwnResult();
}
