/** What tables count of a tournament's log. */
import type { Result } from '../scoring/results.js';
import { type Participant, type RoundState, roundsOf, type StageState, type Tournament } from './state.js';
import { takesLateEntries } from './terms.js';

/** The stages whose results count in the table of this stage: itself, and those that it continues. */
export function countedStages({ stages }: Tournament, stage: StageState): readonly StageState[] {
  const counted: StageState[] = [stage];
  while (counted[0]?.terms.continues === true) {
    const before = stages[counted[0].stage - 2];
    if (before === undefined) break;
    counted.unshift(before);
  }
  return counted;
}

/** Published rounds whose results count in the table of this stage, up to a round. */
export const countedRounds = (
  tournament: Tournament,
  stage: StageState,
  upTo = Number.POSITIVE_INFINITY,
): readonly RoundState[] =>
  countedStages(tournament, stage)
    .flatMap((each) => roundsOf(tournament, each.stage))
    .filter(({ round }) => round <= upTo);

/**
 * The results of a stage up to a round. In a Swiss stage a player also has a result in each missed round: before the
 * player's entry as the terms say, later a loss.
 */
export function resultsOf(tournament: Tournament, stage: StageState, upTo?: number): readonly Result[] {
  const rounds = countedRounds(tournament, stage, upTo);
  const played = rounds.flatMap(({ round, tables, byes, halfByes = [] }) => [
    ...byes.map((player): Result => ({ kind: 'bye', round, player })),
    ...halfByes.map((player): Result => ({ kind: 'half-bye', round, player })),
    ...tables.flatMap(({ players: [first, second], result }): Result[] =>
      result === null ? [] : [{ kind: 'match', round, first, second, outcome: result.outcome, games: result.games }],
    ),
  ]);
  return stage.terms.kind === 'swiss' ? [...played, ...missedRounds(tournament, stage, rounds)] : played;
}

function missedRounds(tournament: Tournament, stage: StageState, rounds: readonly RoundState[]): readonly Result[] {
  const {
    players,
    terms: { lateEntry },
  } = tournament;
  const inRound = rounds.map(
    ({ tables, byes, halfByes = [] }) => new Set([...tables.flatMap((table) => table.players), ...byes, ...halfByes]),
  );
  const members = stageMembers(tournament, stage).map((id) => players.get(id));
  return members.flatMap((player): Result[] => {
    if (player === undefined) return [];
    const { id, entersAt, leftAfter } = player;
    return rounds.flatMap(({ round }, at): Result[] => {
      if (inRound[at]?.has(id) === true || (leftAfter !== null && round > leftAfter)) return [];
      return [{ kind: round < entersAt ? lateEntry : 'loss', round, player: id }];
    });
  });
}

/** Everybody who plays in the stage, or did: the seeds, and players who entered late where the stage takes them. */
export function stageMembers({ players, stages }: Tournament, { stage, players: seeds, terms }: StageState) {
  if (stage !== 1 || !takesLateEntries(terms) || stages.length === 0) return seeds;
  const known = new Set(seeds);
  const late = [...players.values()].filter(({ id, status }) => !known.has(id) && status !== 'left-out');
  return [...seeds, ...late.filter(hasEntered).map(({ id }) => id)];
}

/** The same by starting number: the seeds, then the others by the round that they entered in. */
export function startingList(tournament: Tournament, stage: StageState): readonly string[] {
  const entersAt = (id: string): number => tournament.players.get(id)?.entersAt ?? 1;
  const late = stageMembers(tournament, stage).slice(stage.players.length);
  return [...stage.players, ...late.toSorted((one, other) => entersAt(one) - entersAt(other))];
}

/** A player who left before the start took no part. */
const hasEntered = ({ leftAfter, entersAt }: Participant): boolean => leftAfter === null || leftAfter >= entersAt - 1;

/** Members of the stage who can be paired. */
export const activeMembers = (tournament: Tournament, stage: StageState): readonly string[] =>
  stageMembers(tournament, stage).filter((id) => tournament.players.get(id)?.status === 'entered');
