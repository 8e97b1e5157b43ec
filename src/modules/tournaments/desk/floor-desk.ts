import { Injectable } from '@nestjs/common';
import {
  type AtBoard,
  boardAt,
  currentRound,
  openCaseAt,
  placeOf,
  type RoundState,
  seatingAt,
  seatOf,
  type TableCaseKind,
  type Tournament,
  type TournamentEvent,
} from '../../../competition/index.js';
import { Clock } from '../../../platform/database/index.js';
import { ClockState, NoJudgeCall, NoTableCase } from '../floor.problems.js';
import { RoundConflict, TableUnknown } from '../rounds.problems.js';
import { type Order, type Proceeded, TournamentStore } from '../tournament-store.js';
import { requireBoard, requireNotOwn, requireTable } from './tables.js';
import { playerOf, requireStatus, TournamentRights } from './tournament-rights.js';

export const CLOCK_ACTS = ['start', 'pause', 'resume'] as const;
export type ClockAct = (typeof CLOCK_ACTS)[number];

const MINUTE_MS = 60_000;

export const lengthOf = (minutes: number): number => minutes * MINUTE_MS;

/** The floor of a running round: its clock, more time for a table, calls for a judge. */
@Injectable()
export class FloorDesk {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly here: TournamentRights,
    private readonly clock: Clock,
  ) {}

  /** A clock that is started again begins anew. */
  setClock(order: Order, round: number, act: ClockAct, minutes: number): Promise<Proceeded> {
    return this.byStaff(order, round, ({ clock, isOver }) => {
      const at = { round, at: this.clock.now().getTime() };
      if (isOver) throw new ClockState(round, SAID[act]);
      if (act === 'start') return { type: 'ClockStarted', payload: { ...at, length: lengthOf(minutes) } };
      const isRunning = clock === null ? null : clock.endsAt !== null;
      if (isRunning !== (act === 'pause')) throw new ClockState(round, SAID[act]);
      return act === 'pause' ? { type: 'ClockPaused', payload: at } : { type: 'ClockResumed', payload: at };
    });
  }

  extend(order: Order, at: AtTable, minutes: number, reason: string): Promise<Proceeded> {
    return this.byStaff(order, at.round, (round) => {
      requireTableIn(round, at.table);
      return { type: 'TimeExtended', payload: { ...at, length: lengthOf(minutes), reason } };
    });
  }

  /** A match that waits already goes on waiting. */
  call(order: Order, round: number, reason: string): Promise<Proceeded> {
    return this.tournaments.change(order, async (now) => {
      const playerId = playerOf(order.origin.caller);
      const role = await this.here.require(now, order.origin.caller, 'tournaments.play');
      const seat = seatOf(requireCurrent(now, round), playerId);
      if (seat === null) throw new TableUnknown(round, null);
      const payload = { ...placeOf(round, seat), playerId, reason };
      return { events: seat.seating.call === null ? [{ type: 'JudgeCalled', payload }] : [], role };
    });
  }

  answer(order: Order, { round, table, board, note }: AtBoard & { readonly note?: string }): Promise<Proceeded> {
    return this.byStaff(order, round, (current) => {
      const found = requireTableIn(current, table);
      requireBoard(found, board);
      if (!seatingAt(found, board)?.call) throw new NoJudgeCall(round, table);
      const payload = { round, table, ...boardAt({ board }), ...(note !== undefined && { note }) };
      return { type: 'JudgeCallAnswered', payload };
    });
  }

  /** Staff says who looks after an open case. Another member of staff may take it over. */
  take(order: Order, { kind, ...at }: AtBoard & { readonly kind: TableCaseKind }): Promise<Proceeded> {
    return this.tournaments.change(order, async (now) => {
      const { caller } = order.origin;
      const role = await this.here.require(now, caller, 'tournaments.record');
      const table = requireTable(now, at.round, at.table);
      requireNotOwn(table, caller);
      requireBoard(table, at.board);
      const place = { round: at.round, table: at.table, ...boardAt(at) };
      const found = openCaseAt(now, kind, place);
      if (found === null) throw new NoTableCase(at.round, at.table, kind);
      const judge = caller.playerId ?? null;
      // Keys without a player have no judge to compare: a colleague may have taken it.
      if (judge !== null && found.taken?.judge === judge) return { events: [], role };
      return { events: [{ type: 'TableCaseTaken', payload: { ...place, kind, judge } }], role };
    });
  }

  private byStaff(
    order: Order,
    round: number,
    decide: (current: RoundState, now: Tournament) => TournamentEvent,
  ): Promise<Proceeded> {
    return this.tournaments.change(order, async (now) => {
      const role = await this.here.require(now, order.origin.caller, 'tournaments.record');
      return { events: [decide(requireCurrent(now, round), now)], role };
    });
  }
}

interface AtTable {
  readonly round: number;
  readonly table: number;
}

const SAID = { start: 'started', pause: 'paused', resume: 'resumed' } as const;

function requireCurrent(now: Tournament, round: number): RoundState {
  requireStatus(now, 'running');
  const current = currentRound(now);
  if (current?.round !== round) throw new RoundConflict(current?.round ?? 0);
  return current;
}

function requireTableIn({ round, tables }: RoundState, number: number) {
  const found = tables.find(({ table }) => table === number);
  if (found === undefined) throw new TableUnknown(round, number);
  return found;
}
