import { Injectable } from '@nestjs/common';
import { appealAt, type AtBoard, placeOf, type Seating, seatingAt, seatOf } from '../../../competition/index.js';
import { type CallerIdentity, isBy } from '../../identity/index.js';
import { AlreadyAppealed, NoAppeal, NothingToAppeal, OwnTableRuling } from '../appeals.problems.js';
import { TableUnknown } from '../rounds.problems.js';
import { type Order, type Proceeded, TournamentStore } from '../tournament-store.js';
import { requireBoard, requireNotOwn, requireTable } from './tables.js';
import { playerOf, requireStatus, TournamentRights } from './tournament-rights.js';

/**
 * Appeals against results that staff decided. A correction of the result grants an appeal, and a rejection upholds the
 * result. Either is final: a match has one appeal.
 */
@Injectable()
export class AppealDesk {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly here: TournamentRights,
  ) {}

  /** By a player of the match, also after later rounds and after the end of the tournament. */
  appeal(order: Order, round: number, reason: string): Promise<Proceeded> {
    return this.tournaments.change(order, async (now) => {
      const playerId = playerOf(order.origin.caller);
      const role = await this.here.require(now, order.origin.caller, 'tournaments.play');
      requireStatus(now, 'running', 'ended');
      const paired = now.rounds.find((each) => each.round === round);
      const seat = paired === undefined ? null : seatOf(paired, playerId);
      if (seat === null) throw new TableUnknown(round, null);
      const at = placeOf(round, seat);
      if (seat.seating.source !== 'staff') throw new NothingToAppeal(round, at.table);
      if (appealAt(now, at) !== null) throw new AlreadyAppealed(round, at.table);
      return { events: [{ type: 'RulingAppealed', payload: { ...at, playerId, reason } }], role };
    });
  }

  /** Nobody rejects an appeal against their own ruling, except who runs the tournament: above them is nobody. */
  reject(order: Order, { reason, ...at }: AtBoard & { readonly reason: string }): Promise<Proceeded> {
    return this.tournaments.change(order, async (now) => {
      const { caller } = order.origin;
      const role = await this.here.require(now, caller, 'tournaments.rule');
      const table = requireTable(now, at.round, at.table);
      requireNotOwn(table, caller);
      requireBoard(table, at.board);
      if (appealAt(now, at)?.status !== 'open') throw new NoAppeal(at.round, at.table);
      const mayAlways = await this.here.may(now, caller, 'tournaments.run');
      if (!mayAlways && (await this.decided(order.id, seatingAt(table, at.board), caller))) throw new OwnTableRuling();
      return { events: [{ type: 'AppealRejected', payload: { ...at, reason } }], role };
    });
  }

  /** Whether the caller recorded the result. */
  private async decided(id: string, seating: Seating | null, caller: CallerIdentity): Promise<boolean> {
    const version = seating?.decidedBy ?? null;
    if (version === null) return false;
    const [event] = await this.tournaments.history(id, { from: version, limit: 1 });
    return event !== undefined && isBy(event.metadata.actor, caller);
  }
}
