import { Injectable } from '@nestjs/common';
import {
  currentRound,
  entrantOf,
  gamesLostByPenalty,
  type PairingResult,
  type PenaltyKind,
  placeOf,
  seatOf,
  type Seating,
  type TableSeat,
  type Tournament,
  type TournamentEvent,
  winsNeeded,
} from '../../../competition/index.js';
import { infractionsOf } from '../../../engine/index.js';
import { InfractionUnknown, NoOpenTable } from '../floor.problems.js';
import { ResultImpossible } from '../rounds.problems.js';
import { type Order, type Proceeded, TournamentStore } from '../tournament-store.js';
import { PlayerNotIn } from '../tournaments.problems.js';
import { requireNotOwn } from './tables.js';
import { recording } from './recording.js';
import { requireStatus, TournamentRights } from './tournament-rights.js';

export interface AskedPenalty {
  readonly playerId: string;
  readonly kind: PenaltyKind;
  readonly rule: string | null;
  readonly reason: string;
  readonly infraction?: string | undefined;
}

/** Penalties by staff: warnings, and such as cost a game or the match. */
@Injectable()
export class PenaltyDesk {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly here: TournamentRights,
  ) {}

  give(order: Order, asked: AskedPenalty): Promise<Proceeded> {
    return this.tournaments.change(order, async (now) => {
      const { caller } = order.origin;
      const role = await this.here.require(now, caller, 'tournaments.rule');
      requireStatus(now, 'running');
      if (entrantOf(now, asked.playerId) === null) throw new PlayerNotIn(asked.playerId);
      requireKnown(now, asked.infraction);
      const seat = openSeatOf(now, asked.playerId);
      if (seat !== null) requireNotOwn(seat.table, caller);
      return { events: penaltyEvents(now, asked, seat), role };
    });
  }
}

function requireKnown({ terms: { game } }: Tournament, infraction: string | undefined): void {
  const known = infractionsOf(game).map(({ id }) => id);
  if (infraction !== undefined && !known.includes(infraction)) throw new InfractionUnknown(infraction, known);
}

function penaltyEvents(
  now: Tournament,
  { infraction, ...asked }: AskedPenalty,
  seat: TableSeat | null,
): readonly TournamentEvent[] {
  if (seat === null && asked.kind !== 'warning') throw new NoOpenTable();
  const round = now.rounds.length;
  const needed = winsNeededIn(now);
  const isLast = asked.kind === 'game-loss' && gamesLostByPenalty(now, asked.playerId, round) + 1 >= needed;
  const at = seat && { round, table: seat.table.table };
  const given: TournamentEvent = {
    type: 'PenaltyGiven',
    payload: { ...asked, at, ...(infraction !== undefined && { infraction }) },
  };
  if (seat === null || (asked.kind !== 'match-loss' && !isLast)) return [given];
  const isFirst = seat.seating.players[0] === asked.playerId;
  const result: PairingResult = {
    outcome: isFirst ? 'second' : 'first',
    games: isFirst ? [0, needed, 0] : [needed, 0, 0],
    how: 'ruling',
  };
  return [given, ...recording(now, { ...placeOf(round, seat), result, source: 'staff', reason: asked.reason })];
}

function openSeatOf(now: Tournament, playerId: string): TableSeat | null {
  const round = currentRound(now);
  const seat = round && seatOf(round, playerId);
  return seat?.seating.result === null ? seat : null;
}

function winsNeededIn({ stages }: Tournament): number {
  const terms = stages.at(-1)?.terms;
  return terms === undefined ? 1 : winsNeeded(terms);
}

/** Throws `ResultImpossible` if a played result leaves out a game that a penalty costs. */
export function requireLostGames(now: Tournament, round: number, { players }: Seating, result: PairingResult): void {
  const [first, second] = players;
  const [won, lost] = result.games;
  if (result.how !== 'played') return;
  const isLeftOut = lost < gamesLostByPenalty(now, first, round) || won < gamesLostByPenalty(now, second, round);
  if (isLeftOut) throw new ResultImpossible('A player has lost more games by a penalty than the result says.');
}
