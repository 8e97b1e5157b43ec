import { Injectable } from '@nestjs/common';
import {
  correctionOf,
  currentRound,
  cutChange,
  overallTable,
  type PairedTableOfRound,
  type StageState,
  tableIn,
  type TableState,
  type Tournament,
  tournamentAfter,
  type TournamentEvent,
  type CutChange,
} from '../../../competition/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { type Order, type Proceeded, type Step, TournamentStore } from '../tournament-store.js';
import {
  BracketMovedOn,
  ByRecordedMatch,
  NothingReported,
  OwnResult,
  ReportedOtherwise,
  ResultKnown,
  ResultMissing,
  RoundConflict,
  TableUnknown,
} from '../rounds.problems.js';
import { requireLostGames } from './penalty-desk.js';
import { recording } from './recording.js';
import { type GivenGames, type GivenResult, isSameResult, resultOf, turnedRound } from './results.js';
import { playerOf, requireStatus, TournamentRights } from './tournament-rights.js';

export interface AskedCorrection {
  readonly round: number;
  readonly table: number;
  /** Null: the match is to be played. */
  readonly result: GivenResult | null;
  readonly reason: string;
  readonly dryRun: boolean;
}

/** What a correction changes beyond its table. */
export interface CorrectionEffects {
  /** Players whose place changes, by the new place. */
  readonly places: readonly {
    readonly playerId: string;
    readonly before: number | null;
    readonly after: number | null;
  }[];
  /** Pairings of the bracket that get other players. */
  readonly replaced: readonly PairedTableOfRound[];
  /** How a stage that has begun would be filled by the present table; the stage itself stays as it is. */
  readonly cut: CutChange | null;
}

/** Results: reported by players, recorded by staff, corrected with a reason. */
@Injectable()
export class ResultDesk {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly here: TournamentRights,
  ) {}

  record(order: Order, round: number, table: number, given: GivenResult): Promise<Proceeded> {
    return this.tournaments.change(order, async (now) => {
      const role = await this.here.require(now, order.origin.caller, 'tournaments.record');
      requireStatus(now, 'running');
      const found = requireTable(now, round, table);
      requireNotOwn(found, order.origin.caller);
      if (found.result !== null) throw new ResultKnown(round, table);
      const result = resultOf(given, stageOfRound(now, round).terms, now.terms);
      requireLostGames(now, round, found, result);
      return { events: recording(now, { round, table, result, source: 'staff' }), role };
    });
  }

  /** By a player, from the own view. If the opponent has reported the same, it is recorded. */
  report(order: Order, round: number, own: { games: GivenGames; how: GivenResult['how'] }): Promise<Proceeded> {
    return this.asPlayer(order, round, (now, found, playerId) => {
      const isFirst = found.players[0] === playerId;
      const games = isFirst ? own.games : turnedRound(own.games);
      const result = resultOf({ games, how: own.how }, stageOfRound(now, round).terms, now.terms);
      requireLostGames(now, round, found, result);
      const { table, report } = found;
      if (report !== null && report.playerId !== playerId) {
        if (!isSameResult(report.result, result)) throw new ReportedOtherwise();
        return recording(now, { round, table, result, source: 'players' });
      }
      return [{ type: 'ResultReported', payload: { round, table, playerId, result } }];
    });
  }

  confirm(order: Order, round: number): Promise<Proceeded> {
    return this.asPlayer(order, round, (now, { table, report }, playerId) => {
      if (report === null || report.playerId === playerId) throw new NothingReported();
      return recording(now, { round, table, result: report.result, source: 'players' });
    });
  }

  dispute(order: Order, round: number, reason: string): Promise<Proceeded> {
    return this.asPlayer(order, round, (_now, { table, report }, playerId) => {
      if (report === null || report.playerId === playerId) throw new NothingReported();
      return [{ type: 'ResultDisputed', payload: { round, table, playerId, reason } }];
    });
  }

  /** What a correction means is answered before, too: with `dryRun` nothing is recorded. */
  async correct(order: Order, asked: AskedCorrection): Promise<Proceeded & { readonly effects: CorrectionEffects }> {
    if (asked.dryRun) {
      const now = await this.tournaments.load(order.id);
      const { events } = await this.corrected(now, asked, order.origin.caller);
      return { now, response: null, replayed: false, effects: effectsOf(now, events) };
    }
    let effects: CorrectionEffects = { places: [], replaced: [], cut: null };
    const proceeded = await this.tournaments.change(order, async (now) => {
      const step = await this.corrected(now, asked, order.origin.caller);
      effects = effectsOf(now, step.events);
      return step;
    });
    return { ...proceeded, effects };
  }

  private async corrected(now: Tournament, asked: AskedCorrection, caller: CallerIdentity): Promise<Step> {
    const role = await this.here.require(now, caller, 'tournaments.rule');
    requireStatus(now, 'running', 'ended');
    const { round, table, reason } = asked;
    requireNotOwn(requireTable(now, round, table), caller);
    const after = asked.result === null ? null : resultOf(asked.result, stageOfRound(now, round).terms, now.terms);
    return { events: correcting(now, { round, table, after, reason, source: 'staff' }), role };
  }

  private asPlayer(
    order: Order,
    round: number,
    decide: (now: Tournament, table: TableState, playerId: string) => readonly TournamentEvent[],
  ): Promise<Proceeded> {
    return this.tournaments.change(order, async (now) => {
      const playerId = playerOf(order.origin.caller);
      const role = await this.here.require(now, order.origin.caller, 'tournaments.play');
      requireStatus(now, 'running');
      const current = currentRound(now);
      if (current?.round !== round) throw new RoundConflict(current?.round ?? 0);
      const found = current.tables.find(({ players }) => players.includes(playerId));
      if (found === undefined) throw new TableUnknown(round, null);
      if (found.result !== null) throw new ResultKnown(round, found.table);
      if (found.matchId !== null) throw new ByRecordedMatch(found.matchId);
      return { events: decide(now, found, playerId), role };
    });
  }
}

function requireTable(now: Tournament, round: number, table: number): TableState {
  const found = tableIn(now, round, table);
  if (found === null) throw new TableUnknown(round, table);
  return found;
}

function requireNotOwn({ players }: TableState, { playerId }: CallerIdentity): void {
  if (playerId !== undefined && players.includes(playerId)) throw new OwnResult();
}

function stageOfRound({ rounds, stages }: Tournament, round: number): StageState {
  const number = rounds.find((each) => each.round === round)?.stage;
  const stage = stages.find((each) => each.stage === number);
  if (stage === undefined) throw new TableUnknown(round, null);
  return stage;
}

/** Throws `ResultMissing` and `BracketMovedOn`. */
export function correcting(
  now: Tournament,
  correction: Parameters<typeof correctionOf>[1],
): readonly TournamentEvent[] {
  const { round, table } = correction;
  const corrected = correctionOf(now, correction);
  if (corrected === null) throw new ResultMissing(round, table);
  if (corrected.kind === 'moved-on') throw new BracketMovedOn(corrected.round, corrected.table);
  return [{ type: 'ResultCorrected', payload: corrected.event }];
}

function effectsOf(before: Tournament, events: readonly TournamentEvent[]): CorrectionEffects {
  const after = events.reduce(tournamentAfter, before);
  const old = placesIn(before);
  const places = [...placesIn(after)].flatMap(([playerId, place]) => {
    const was = old.get(playerId) ?? null;
    return was === place ? [] : [{ playerId, before: was, after: place }];
  });
  const replaced = events.flatMap((event) => (event.type === 'ResultCorrected' ? event.payload.replaced : []));
  return { places, replaced, cut: cutChange(after) };
}

const placesIn = (tournament: Tournament): ReadonlyMap<string, number> =>
  new Map(overallTable(tournament).map(({ player, place }) => [player, place]));
