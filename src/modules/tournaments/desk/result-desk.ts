import { Injectable } from '@nestjs/common';
import {
  correctionOf,
  currentRound,
  cutChange,
  isSameResult,
  overallTable,
  type PairedTableOfRound,
  type PairingResult,
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
  NoDispute,
  NothingReported,
  OwnResult,
  ReportedOtherwise,
  ReportedTheSame,
  ResultKnown,
  ResultMissing,
  RoundConflict,
  TableUnknown,
} from '../rounds.problems.js';
import { requireLostGames } from './penalty-desk.js';
import { recording } from './recording.js';
import { type GivenGames, type GivenResult, resultOf, turnedRound } from './results.js';
import { playerOf, requireStatus, TournamentRights } from './tournament-rights.js';

export interface AskedResult {
  readonly round: number;
  readonly table: number;
  readonly result: GivenResult;
  readonly reason?: string | undefined;
}

/** A result as a player says it, from the own view. */
export interface OwnResultGiven {
  readonly games: GivenGames;
  readonly how?: GivenResult['how'];
}

export interface AskedDispute {
  readonly reason: string;
  /** What the player says instead. */
  readonly claim?: OwnResultGiven | undefined;
}

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

  /** The result ends a dispute of the table; the reason is the ruling. */
  record(order: Order, { round, table, result: given, reason }: AskedResult): Promise<Proceeded> {
    return this.tournaments.change(order, async (now) => {
      const role = await this.here.require(now, order.origin.caller, 'tournaments.record');
      requireStatus(now, 'running');
      const found = requireTable(now, round, table);
      requireNotOwn(found, order.origin.caller);
      if (found.result !== null) throw new ResultKnown(round, table);
      const result = resultOf(given, stageOfRound(now, round).terms, now.terms);
      requireLostGames(now, round, found, result);
      return {
        events: recording(now, { round, table, result, source: 'staff', ...(reason !== undefined && { reason }) }),
        role,
      };
    });
  }

  /** By a player, from the own view. If the opponent has reported the same, it is recorded. */
  report(order: Order, round: number, own: OwnResultGiven): Promise<Proceeded> {
    return this.asPlayer(order, round, (now, found, playerId) => {
      const result = ownResult(now, round, found, playerId, own);
      const { table, report } = found;
      if (report !== null && report.playerId !== playerId) {
        if (!isSameResult(report.result, result)) throw new ReportedOtherwise();
        return recording(now, { round, table, result, source: 'players' });
      }
      // The same report again answers no dispute.
      if (report !== null && isSameResult(report.result, result)) return [];
      return [{ type: 'ResultReported', payload: { round, table, playerId, result } }];
    });
  }

  confirm(order: Order, round: number): Promise<Proceeded> {
    return this.asPlayer(order, round, (now, { table, report }, playerId) => {
      if (report === null || report.playerId === playerId) throw new NothingReported();
      return recording(now, { round, table, result: report.result, source: 'players' });
    });
  }

  /** A dispute that is sent again takes the place of the one before: the table has one case. */
  dispute(order: Order, round: number, { reason, claim }: AskedDispute): Promise<Proceeded> {
    return this.asPlayer(order, round, (now, found, playerId) => {
      const { table, report } = found;
      if (report === null || report.playerId === playerId) throw new NothingReported();
      const claimed = claim === undefined ? null : ownResult(now, round, found, playerId, claim);
      if (claimed !== null && isSameResult(claimed, report.result)) throw new ReportedTheSame();
      const payload = { round, table, playerId, reason, ...(claimed !== null && { claim: claimed }) };
      return [{ type: 'ResultDisputed', payload }];
    });
  }

  withdrawDispute(order: Order, round: number): Promise<Proceeded> {
    return this.asPlayer(order, round, (_now, { table, dispute }, playerId) => {
      if (dispute?.playerId !== playerId) throw new NoDispute();
      return [{ type: 'DisputeWithdrawn', payload: { round, table, playerId } }];
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

/** Throws `ResultImpossible`. */
function ownResult(
  now: Tournament,
  round: number,
  found: TableState,
  playerId: string,
  { games: own, how }: OwnResultGiven,
): PairingResult {
  const games = found.players[0] === playerId ? own : turnedRound(own);
  const result = resultOf({ games, how }, stageOfRound(now, round).terms, now.terms);
  requireLostGames(now, round, found, result);
  return result;
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
