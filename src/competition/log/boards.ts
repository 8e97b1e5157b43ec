/** A table of two teams: a match at each board, from whose results the result of the table follows. */
import type { Outcome } from '../scoring/results.js';
import type { AtBoard, Lineup, PairingResult } from './events.js';
import type { BoardState, RoundState, Seating, TableState, Tournament } from './state.js';

type Players = Tournament['players'];

/**
 * The boards of two teams; none where players play alone. The first team has the first player at each board. `round`:
 * teams keep the seats that they have in it, whatever their line-ups are now.
 */
export function boardsOf(
  players: Players,
  [one, other]: readonly [string, string],
  nothing: Omit<Seating, 'players'>,
  round?: RoundState,
): { readonly boards?: readonly BoardState[] } {
  const seatsOf = (team: string): readonly string[] | undefined =>
    seatsIn(round?.tables ?? [], team) ?? players.get(team)?.lineup?.members;
  const [first, second] = [seatsOf(one), seatsOf(other)];
  if (first === undefined || second === undefined) return {};
  const boards = first.flatMap((member, at): BoardState[] => {
    const opponent = second[at];
    return opponent === undefined ? [] : [{ ...nothing, board: at + 1, players: [member, opponent] }];
  });
  return { boards };
}

/** The members of a team by board, as they sit at a table of a round; undefined for a team without one. */
function seatsIn(tables: readonly TableState[], team: string): readonly string[] | undefined {
  const table = tables.find(({ players }) => players.includes(team));
  return table?.boards?.map(({ players: [first, second] }) => (table.players[0] === team ? first : second));
}

/** The table after a change at one of its boards. */
export function withBoard(table: TableState, board: number, change: (seating: Seating) => Partial<Seating>) {
  const boards = (table.boards ?? []).map((each) => (each.board === board ? { ...each, ...change(each) } : each));
  return { ...table, boards, result: teamResult(boards) };
}

/**
 * Boards count as the games of a match do. Null while the open boards can still decide who wins. A board that both
 * players lose counts for neither team.
 */
export function teamResult(boards: readonly Pick<BoardState, 'result'>[]): PairingResult | null {
  const results = boards.flatMap(({ result }) => result ?? []);
  const count = (outcome: Outcome): number => results.filter((result) => result.outcome === outcome).length;
  const [won, lost, drawn] = [count('first'), count('second'), count('draw')];
  const open = boards.length - results.length;
  if (open > 0 && Math.abs(won - lost) <= open) return null;
  const [how = 'played', ...others] = new Set(results.map((result) => result.how));
  return {
    outcome: won > lost ? 'first' : lost > won ? 'second' : won + drawn === 0 ? 'double-loss' : 'draw',
    games: [won, lost, drawn],
    how: others.length === 0 ? how : 'played',
  };
}

/** The matches of a table: one, or one at each board. */
export const seatingsOf = (table: TableState): readonly (Seating & { readonly board?: number })[] =>
  table.boards ?? [table];

/** Null if the table has no such board, and for a table of teams if no board is named. */
export function seatingAt(table: TableState, board: number | undefined): Seating | null {
  if (board === undefined) return table.boards === undefined ? table : null;
  return table.boards?.find((each) => each.board === board) ?? null;
}

export interface TableSeat {
  readonly table: TableState;
  /** Absent where players play alone. */
  readonly board?: number;
  readonly seating: Seating;
}

/** Where a player sits in a round. */
export function seatOf({ tables }: RoundState, player: string): TableSeat | null {
  for (const table of tables) {
    for (const seating of seatingsOf(table)) {
      if (!seating.players.includes(player)) continue;
      return { table, seating, ...boardAt(seating) };
    }
  }
  return null;
}

/** The place of a seat, as events name it. */
export const placeOf = (round: number, { table: { table }, ...seat }: TableSeat): AtBoard => ({
  ...{ round, table },
  ...boardAt(seat),
});

/** The part of a place that names the board; nothing where no board is named. */
export const boardAt = ({ board }: { readonly board?: number | undefined }): { readonly board?: number } =>
  board === undefined ? {} : { board };

/** Everybody who belongs to a team: those at its boards, then its reserves. */
export const squadOf = ({ members, reserves = [] }: Pick<Lineup, 'members' | 'reserves'>): readonly string[] => [
  ...members,
  ...reserves,
];

/** The team of a player, or the player; null for a player without a part. Of several teams, the last one that is in. */
export function entrantOf({ players }: Pick<Tournament, 'players'>, player: string): string | null {
  if (players.has(player)) return player;
  const teams = [...players.values()].filter(({ lineup }) => lineup !== undefined && squadOf(lineup).includes(player));
  return (teams.findLast(({ status }) => status === 'entered') ?? teams.at(-1))?.id ?? null;
}

/** The deck of a player, who plays alone or is a member of a team; null where none was named. */
export function deckOf(tournament: Pick<Tournament, 'players'>, player: string): string | null {
  const entrant = tournament.players.get(entrantOf(tournament, player) ?? '');
  return (entrant?.id === player ? entrant.deckId : entrant?.decks?.get(player)) ?? null;
}
