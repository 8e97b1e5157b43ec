/** What a corrected result means to rounds that rest on it. Rounds of a Swiss stage stay as they were played. */
import { seatingAt, seatingsOf } from './boards.js';
import { bracketOf } from './brackets.js';
import type { AtBoard, PairedTableOfRound, PairingResult, ResultCorrected, ResultSource } from './events.js';
import { tournamentAfter } from './fold.js';
import { nextStage } from './seeding.js';
import { isElimination, roundsOf, type StageState, tableIn, type Tournament } from './state.js';

export interface Correction extends AtBoard {
  /** Null: the match is to be played. */
  readonly after: PairingResult | null;
  readonly reason: string;
  readonly source: ResultSource;
}

export type Corrected =
  | { readonly kind: 'corrected'; readonly event: ResultCorrected }
  /** A later match of the bracket has a result, or has lost a player: it must be corrected first. */
  | { readonly kind: 'moved-on'; readonly round: number; readonly table: number };

/** Null if the table, or the board of two teams, has no result. */
export function correctionOf(tournament: Tournament, correction: Correction): Corrected | null {
  const { round, table, board } = correction;
  const there = tableIn(tournament, round, table);
  const before = (there && seatingAt(there, board))?.result ?? null;
  if (before === null) return null;
  const event: ResultCorrected = { ...correction, before, replaced: [] };
  const number = tournament.rounds.find((each) => each.round === round)?.stage;
  const stage = tournament.stages.find((each) => each.stage === number);
  if (stage === undefined || !isElimination(stage.terms)) return { kind: 'corrected', event };
  const replaced = replacedIn(tournamentAfter(tournament, { type: 'ResultCorrected', payload: event }), stage);
  return 'kind' in replaced ? replaced : { kind: 'corrected', event: { ...event, replaced } };
}

/** Published matches of the bracket that have other players now. */
function replacedIn(
  mended: Tournament,
  stage: StageState,
): readonly PairedTableOfRound[] | Extract<Corrected, { kind: 'moved-on' }> {
  const matches = new Map(bracketOf(mended, stage).map((match) => [match.id, match]));
  const replaced: PairedTableOfRound[] = [];
  for (const { round, tables } of roundsOf(mended, stage.stage)) {
    for (const state of tables) {
      const { table, place, players } = state;
      const [one, other] = matches.get(place ?? '')?.players ?? [];
      if (players[0] === one && players[1] === other) continue;
      const isPlayed = seatingsOf(state).some(({ result }) => result !== null);
      if (isPlayed || typeof one !== 'string' || typeof other !== 'string') {
        return { kind: 'moved-on', round, table };
      }
      replaced.push({ round, table, place, players: [one, other] });
    }
  }
  return replaced;
}

export interface CutChange {
  readonly stage: number;
  /** Players who would be in the stage by the present table, and players who would not. */
  readonly wouldBeIn: readonly string[];
  readonly wouldBeOut: readonly string[];
}

/** How a stage that has begun differs from the one that would begin now; null if no stage rests on a corrected one. */
export function cutChange(tournament: Tournament): CutChange | null {
  const stage = tournament.stages.at(-1);
  if (stage === undefined || stage.stage === 1) return null;
  const before = { ...tournament, stages: tournament.stages.slice(0, -1) };
  const anew = nextStage(before, stage.seed, { players: stage.players.length })?.players ?? [];
  const wouldBeIn = anew.filter((id) => !stage.players.includes(id));
  const wouldBeOut = stage.players.filter((id) => !anew.includes(id));
  return wouldBeIn.length === 0 && wouldBeOut.length === 0 ? null : { stage: stage.stage, wouldBeIn, wouldBeOut };
}
