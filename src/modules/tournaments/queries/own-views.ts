/** A tournament from the view of one of its players. */
import {
  appealAt,
  entrantOf,
  isDeckShown,
  placeOf,
  type RoundState,
  seatOf,
  type Tournament,
} from '../../../competition/index.js';
import type { GivenGames } from '../desk/results.js';
import type { Named } from '../people.js';
import { named, type Names, ownGames, scoreOf } from './views.js';

interface PathRound {
  readonly round: number;
  readonly stage: number;
  readonly table: number | null;
  readonly opponent: Named | null;
  readonly score: string;
  readonly games: GivenGames | null;
  readonly how: string | null;
  readonly matchId: string | null;
}

/** A round of one player; none where the player was not in it. */
export function pathRound(
  { round, stage, tables, byes, halfByes }: RoundState,
  playerId: string,
  names: Names,
): readonly PathRound[] {
  const hasHalf = halfByes?.includes(playerId) ?? false;
  if (hasHalf || byes.includes(playerId)) {
    const score = hasHalf ? 'half-bye' : 'bye';
    return [{ round, stage, table: null, opponent: null, score, games: null, how: null, matchId: null }];
  }
  const table = tables.find(({ players }) => players.includes(playerId));
  if (table === undefined) return [];
  const { players, result, matchId } = table;
  const isFirst = players[0] === playerId;
  return [
    {
      ...{ round, stage, table: table.table, matchId, how: result?.how ?? null },
      opponent: named(names, players[isFirst ? 1 : 0]),
      score: scoreOf(result, isFirst),
      games: ownGames(result, isFirst),
    },
  ];
}

/** The pairing of a player in the last published round. */
export function currentOf(now: Tournament, playerId: string, names: Names) {
  const round = now.rounds.at(-1);
  if (round === undefined) return null;
  const entrant = entrantOf(now, playerId) ?? playerId;
  const seat = seatOf(round, playerId);
  if (seat === null)
    return { round: round.round, isBye: [...round.byes, ...(round.halfByes ?? [])].includes(entrant), table: null };
  const { players, result, source, report, dispute, call, matchId } = seat.seating;
  const { table, place, extension } = seat.table;
  const isFirst = players[0] === playerId;
  const other = isFirst ? 1 : 0;
  const appeal = appealAt(now, placeOf(round.round, seat));
  const isOpen = now.status === 'running' && result === null && matchId === null;
  const byOpponent = report !== null && report.playerId !== playerId;
  return {
    ...{ round: round.round, isBye: false, table, place, matchId },
    ...(seat.board !== undefined && { board: seat.board, opposingTeam: named(names, seat.table.players[other]) }),
    opponent: named(names, players[other]),
    opponentShowsDeck: isDeckShown(now, players[other]),
    score: scoreOf(result, isFirst),
    games: ownGames(result, isFirst),
    report:
      report === null ? null : { byMe: !byOpponent, games: ownGames(report.result, isFirst), how: report.result.how },
    isDisputed: dispute !== null,
    isJudgeCalled: call !== null,
    isAppealed: appeal?.status === 'open',
    extension,
    canReport: isOpen && !byOpponent,
    canConfirm: isOpen && byOpponent,
    canAppeal: source === 'staff' && appeal === null && now.status !== 'cancelled',
  };
}
