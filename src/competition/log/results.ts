/** What tables count of a tournament's log. */
import type { MatchResult, Result } from '../scoring/results.js';
import type { PairingResult } from './events.js';
import { type Participant, type RoundState, roundsOf, type StageState, type Tournament } from './state.js';
import { isDutch, type StageTerms, takesLateEntries } from './terms.js';

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
 * player's entry as the terms say, later a loss. Rounds of players who have left are told apart.
 */
export function resultsOf(tournament: Tournament, stage: StageState, upTo?: number): readonly Result[] {
  const rounds = countedRounds(tournament, stage, upTo);
  const played = rounds.flatMap((round) => playedIn(round, stage.terms));
  return stage.terms.kind === 'swiss' ? [...played, ...missedRounds(tournament, stage, rounds)] : played;
}

/**
 * The results of a round, computed once: a result changes one round, and the table reads all of them. A stage that
 * continues another one reads the rounds of both by its own terms.
 */
function playedIn(round: RoundState, terms: StageTerms): readonly Result[] {
  const known = remembered.get(round);
  if (known?.terms === terms) return known.results;
  const results = resultsIn(round, terms);
  remembered.set(round, { terms, results });
  return results;
}

interface RememberedRound {
  readonly terms: StageTerms;
  readonly results: readonly Result[];
}

const remembered = new WeakMap<RoundState, RememberedRound>();

const resultsIn = ({ round, tables, byes, halfByes = [] }: RoundState, terms: StageTerms): readonly Result[] => [
  ...byes.map((player): Result => ({ kind: 'bye', round, player })),
  ...halfByes.map((player): Result => ({ kind: 'half-bye', round, player })),
  ...tables.flatMap(({ players, result }) => (result === null ? [] : [matchResult(terms, { round, players }, result)])),
];

/** A result of the stage, as its table counts it. Without colours the first player of a table is nobody special. */
export function matchResult(
  terms: StageTerms,
  { round, players: [first, second] }: { readonly round: number; readonly players: readonly [string, string] },
  { outcome, games, how }: Pick<PairingResult, 'outcome' | 'games'> & { readonly how?: PairingResult['how'] },
): MatchResult {
  return {
    ...{ kind: 'match', round, first, second, outcome, games },
    ...(how === 'no-show' && outcome !== 'draw' && { forfeit: true }),
    ...((isDutch(terms) || terms.kind === 'round-robin') && { coloured: true }),
  };
}

function missedRounds(tournament: Tournament, stage: StageState, rounds: readonly RoundState[]): readonly Result[] {
  const {
    players,
    terms: { lateEntry },
  } = tournament;
  const inRound = rounds.map(playersIn);
  return [...lastStages(tournament, stage)].flatMap(([id, last]): Result[] => {
    const { entersAt = 1, leftAfter = null } = players.get(id) ?? {};
    return rounds.flatMap(({ round, stage: of }, at): Result[] => {
      if (inRound[at]?.has(id) === true) return [];
      const isOut = of > last || (leftAfter !== null && round > leftAfter);
      return [{ kind: isOut ? 'left' : round < entersAt ? lateEntry : 'loss', round, player: id }];
    });
  });
}

/** Everybody who has a table or a bye in the round, found once. */
function playersIn(round: RoundState): ReadonlySet<string> {
  const { tables, byes, halfByes = [] } = round;
  const players = present.get(round) ?? new Set([...tables.flatMap((table) => table.players), ...byes, ...halfByes]);
  present.set(round, players);
  return players;
}

const present = new WeakMap<RoundState, ReadonlySet<string>>();

/**
 * The last stage of each player among the stages that this one counts. A player who does not go on to the next stage
 * has left from there on, and keeps the rounds of the stage before.
 */
export function lastStages(tournament: Tournament, stage: StageState): ReadonlyMap<string, number> {
  const counted = countedStages(tournament, stage);
  return new Map(counted.flatMap((each) => stageMembers(tournament, each).map((id) => [id, each.stage] as const)));
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
