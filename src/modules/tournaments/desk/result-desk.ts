import { Injectable } from '@nestjs/common';
import {
  type AtBoard,
  boardAt,
  correctionOf,
  currentRound,
  cutChange,
  isElimination,
  isSameResult,
  overallTable,
  type PairedTableOfRound,
  type PairingResult,
  type Seating,
  placeOf,
  type RestingRound,
  restingRounds,
  seatingsOf,
  seatOf,
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
  ReportedOtherwise,
  ReportedTheSame,
  ResultImpossible,
  ResultKnown,
  ResultMissing,
  RoundConflict,
  TableUnknown,
} from '../rounds.problems.js';
import { BoardNeeded } from '../teams.problems.js';
import { requireBoard, requireNotOwn, requireTable } from './tables.js';
import { requireLostGames } from './penalty-desk.js';
import { endOfRound, recording } from './recording.js';
import { type GivenGames, type GivenResult, resultOf, turnedRound } from './results.js';
import { playerOf, requireStatus, TournamentRights } from './tournament-rights.js';

interface Asked {
  readonly round: number;
  readonly table: number;
  readonly board?: number | undefined;
}

export interface AskedResult extends Asked {
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

export interface AskedCorrection extends Asked {
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
  /** Later rounds that rest on the result. */
  readonly rounds: readonly RestingRound[];
}

/** Results: reported by players, recorded by staff, corrected with a reason. */
@Injectable()
export class ResultDesk {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly here: TournamentRights,
  ) {}

  /**
   * The result ends a dispute; the reason is the ruling. Without a board, a decision without play holds for every open
   * board of two teams.
   */
  record(order: Order, { round, table, board, result: given, reason }: AskedResult): Promise<Proceeded> {
    return this.tournaments.change(order, async (now) => {
      const role = await this.here.require(now, order.origin.caller, 'tournaments.record');
      // A correction after the end may leave a table open.
      requireStatus(now, 'running', ...(tableIn(now, round, table)?.result === null ? (['ended'] as const) : []));
      const found = requireTable(now, round, table);
      requireNotOwn(found, order.origin.caller);
      const seatings = meantBy(found, board, given).filter((each) => each.result === null);
      if (seatings.length === 0) throw new ResultKnown(round, table);
      const result = givenResult(now, round, given);
      for (const seating of seatings) requireLostGames(now, round, seating, result);
      const ruling = reason === undefined ? {} : { reason };
      const events = seatings.reduce<readonly TournamentEvent[]>(
        (before, at) => [
          ...before,
          ...recording(before.reduce(tournamentAfter, now), {
            ...boardAt(at),
            ...{ round, table, result, source: 'staff', ...ruling },
          }),
        ],
        [],
      );
      return { events, role };
    });
  }

  /** By a player, from the own view. If the opponent has reported the same, it is recorded. */
  report(order: Order, round: number, own: OwnResultGiven): Promise<Proceeded> {
    return this.asPlayer(order, round, (now, found, playerId) => {
      const result = ownResult(now, round, found, playerId, own);
      const { at, report } = found;
      if (report !== null && report.playerId !== playerId) {
        if (!isSameResult(report.result, result)) throw new ReportedOtherwise();
        return recording(now, { ...at, result, source: 'players' });
      }
      // The same report again answers no dispute.
      if (report !== null && isSameResult(report.result, result)) return [];
      return [{ type: 'ResultReported', payload: { ...at, playerId, result } }];
    });
  }

  confirm(order: Order, round: number): Promise<Proceeded> {
    return this.asPlayer(order, round, (now, { at, report }, playerId) => {
      if (report === null || report.playerId === playerId) throw new NothingReported();
      return recording(now, { ...at, result: report.result, source: 'players' });
    });
  }

  /** A dispute that is sent again takes the place of the one before: the table has one case. */
  dispute(order: Order, round: number, { reason, claim }: AskedDispute): Promise<Proceeded> {
    return this.asPlayer(order, round, (now, found, playerId) => {
      const { at, report } = found;
      if (report === null || report.playerId === playerId) throw new NothingReported();
      const claimed = claim === undefined ? null : ownResult(now, round, found, playerId, claim);
      if (claimed !== null && isSameResult(claimed, report.result)) throw new ReportedTheSame();
      const payload = { ...at, playerId, reason, ...(claimed !== null && { claim: claimed }) };
      return [{ type: 'ResultDisputed', payload }];
    });
  }

  withdrawDispute(order: Order, round: number): Promise<Proceeded> {
    return this.asPlayer(order, round, (_now, { at, dispute }, playerId) => {
      if (dispute?.playerId !== playerId) throw new NoDispute();
      return [{ type: 'DisputeWithdrawn', payload: { ...at, playerId } }];
    });
  }

  /** What a correction means is answered before, too: with `dryRun` nothing is recorded. */
  async correct(order: Order, asked: AskedCorrection): Promise<Proceeded & { readonly effects: CorrectionEffects }> {
    if (asked.dryRun) {
      const now = await this.tournaments.load(order.id);
      const { events } = await this.corrected(now, asked, order.origin.caller);
      return { now, response: null, replayed: false, effects: effectsOf(now, events) };
    }
    let effects: CorrectionEffects = { places: [], replaced: [], cut: null, rounds: [] };
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
    const { round, table, board, reason } = asked;
    const found = requireTable(now, round, table);
    requireNotOwn(found, caller);
    requireBoard(found, board);
    const after = asked.result === null ? null : givenResult(now, round, asked.result);
    const at = { round, table, ...boardAt({ board }) };
    return { events: correcting(now, { ...at, after, reason, source: 'staff' }), role };
  }

  private asPlayer(
    order: Order,
    round: number,
    decide: (now: Tournament, own: OwnSeating, playerId: string) => readonly TournamentEvent[],
  ): Promise<Proceeded> {
    return this.tournaments.change(order, async (now) => {
      const playerId = playerOf(order.origin.caller);
      const role = await this.here.require(now, order.origin.caller, 'tournaments.play');
      requireStatus(now, 'running');
      const current = currentRound(now);
      if (current?.round !== round) throw new RoundConflict(current?.round ?? 0);
      const seat = seatOf(current, playerId);
      if (seat === null) throw new TableUnknown(round, null);
      const { table, seating } = seat;
      if (seating.result !== null) throw new ResultKnown(round, table.table);
      if (seating.matchId !== null) throw new ByRecordedMatch(seating.matchId);
      return { events: decide(now, { ...seating, at: placeOf(round, seat) }, playerId), role };
    });
  }
}

/** The match of the player who asks. */
type OwnSeating = Seating & { readonly at: AtBoard };

/** The matches that a result is for. Throws `BoardNeeded` and `BoardUnknown`. */
function meantBy(table: TableState, board: number | undefined, { how = 'played' }: GivenResult) {
  if (board === undefined && table.boards !== undefined && how === 'played') throw new BoardNeeded();
  if (board !== undefined) requireBoard(table, board);
  return seatingsOf(table).filter((each) => board === undefined || each.board === board);
}

/** Throws `ResultImpossible`. A team needs a winner at each board to go on from a bracket. */
function givenResult(now: Tournament, round: number, given: GivenResult): PairingResult {
  const { terms } = stageOfRound(now, round);
  const result = resultOf(given, terms, now.terms);
  if (now.terms.boards !== undefined && isElimination(terms) && result.outcome === 'double-loss')
    throw new ResultImpossible('Somebody wins each board in an elimination of teams.');
  return result;
}

/** Throws `ResultImpossible`. */
function ownResult(
  now: Tournament,
  round: number,
  found: Seating,
  playerId: string,
  { games: own, how }: OwnResultGiven,
): PairingResult {
  const games = found.players[0] === playerId ? own : turnedRound(own);
  const result = givenResult(now, round, { games, how });
  requireLostGames(now, round, found, result);
  return result;
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
  const event: TournamentEvent = { type: 'ResultCorrected', payload: corrected.event };
  // The corrected board may decide a table of teams that had no result.
  return [event, ...endOfRound(tournamentAfter(now, event), round)];
}

/** What events that change results change beyond their table. */
export function effectsOf(before: Tournament, events: readonly TournamentEvent[]): CorrectionEffects {
  const after = events.reduce(tournamentAfter, before);
  const old = placesIn(before);
  const places = [...placesIn(after)].flatMap(([playerId, place]) => {
    const was = old.get(playerId) ?? null;
    return was === place ? [] : [{ playerId, before: was, after: place }];
  });
  const replaced = events.flatMap((event) => (event.type === 'ResultCorrected' ? event.payload.replaced : []));
  return { places, replaced, cut: cutChange(after), rounds: restingRounds(before, events) };
}

const placesIn = (tournament: Tournament): ReadonlyMap<string, number> =>
  new Map(overallTable(tournament).map(({ player, place }) => [player, place]));
