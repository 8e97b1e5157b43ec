/** Later rounds that rest on the result of a table, and what another result there does to them. */
import { seatingsOf } from './boards.js';
import type { TournamentEvent } from './events.js';
import { tournamentAfter } from './fold.js';
import { countedStages } from './results.js';
import { currentRound, currentStage, isElimination, type RoundState, type Tournament } from './state.js';

/**
 * `void`: the round was proposed only, and is proposed anew. `replaced`: a match of the bracket gets other players.
 * `withdrawable`: no result is recorded, so an organiser can withdraw the round and pair it by the new result.
 * `stays`: as it was paired.
 */
export const ROUND_CHANGES = ['void', 'replaced', 'withdrawable', 'stays'] as const;
export type RoundChange = (typeof ROUND_CHANGES)[number];

export interface RestingRound {
  readonly round: number;
  readonly stage: number;
  readonly change: RoundChange;
}

/** Whether nothing is recorded in the last round, so that other pairings can take its place. */
export function isWithdrawable(tournament: Tournament, { round, stage, tables }: RoundState): boolean {
  const hasBegun = tables
    .flatMap(seatingsOf)
    .some(({ result, matchId, corrections }) => result !== null || matchId !== null || corrections > 0);
  const isLast = currentRound(tournament)?.round === round && currentStage(tournament)?.stage === stage;
  return tournament.status === 'running' && isLast && !hasBegun;
}

/** The rounds after the first one that the events change, in order. */
export function restingRounds(before: Tournament, events: readonly TournamentEvent[]): readonly RestingRound[] {
  const results = events.flatMap((event) =>
    event.type === 'ResultCorrected' || event.type === 'ResultRecorded' ? [event.payload] : [],
  );
  const first = Math.min(...results.map(({ round }) => round));
  const changed = before.rounds.find(({ round }) => round === first);
  if (changed === undefined) return [];
  const replaced = results.flatMap((result) => ('replaced' in result ? result.replaced : []));
  const after = events.reduce(tournamentAfter, before);
  const rounds = before.rounds.flatMap((each): RestingRound[] => {
    const { round, stage } = each;
    if (round <= first || !restsOn(before, each, changed)) return [];
    if (replaced.some((table) => table.round === round)) return [{ round, stage, change: 'replaced' }];
    // A match of a bracket that keeps its players does not depend on the result.
    if (stage === changed.stage && isOfBracket(before, stage)) return [];
    return [{ round, stage, change: isPairedAnew(after, each, changed) ? 'withdrawable' : 'stays' }];
  });
  const { proposal } = before;
  if (proposal === null || after.proposal !== null) return rounds;
  return [...rounds, { round: proposal.round, stage: proposal.stage, change: 'void' }];
}

/** Pairing again differs only in a Swiss stage that counts the result. Players of a stage that has begun are fixed. */
function isPairedAnew(after: Tournament, round: RoundState, changed: RoundState): boolean {
  const stage = after.stages.find((each) => each.stage === round.stage);
  if (stage?.terms.kind !== 'swiss' || !isWithdrawable(after, round)) return false;
  return countedStages(after, stage).some((each) => each.stage === changed.stage);
}

/** Results pair the next Swiss round and bracket, and fill the next stage. A round robin is paired beforehand. */
function restsOn({ terms }: Tournament, { stage }: RoundState, changed: RoundState): boolean {
  return stage !== changed.stage || terms.stages[stage - 1]?.kind !== 'round-robin';
}

const isOfBracket = ({ terms }: Tournament, stage: number): boolean => {
  const found = terms.stages[stage - 1];
  return found !== undefined && isElimination(found);
};
