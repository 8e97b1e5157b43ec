/** The terms of a new tournament, completed by what is usual and checked. */
import {
  type DraftTerms,
  faultInOrder,
  isDutch,
  isElimination,
  type PairingSystem,
  type Policy,
  type StageKind,
  type StageTerms,
  type TieBreaker,
  type TournamentTerms,
  withOwnOrder,
} from '../../../competition/index.js';
import { tournamentRulesOf } from '../../../engine/index.js';
import { policiesOf } from '../../leagues/index.js';
import { DUTCH_PLAYERS_MAX, PolicyUnknown, TermsImpossible, TieBreakersUnfit } from '../tournaments.problems.js';

export interface NewStage {
  readonly kind: StageKind;
  readonly bestOf?: number | undefined;
  readonly players?: number | undefined;
  readonly rounds?: number | undefined;
  readonly times?: 1 | 2 | undefined;
  readonly groups?: number | undefined;
  readonly thirdPlace?: boolean | undefined;
  readonly continues?: boolean | undefined;
  readonly pairing?: PairingSystem | undefined;
  readonly draft?: NewDraft | undefined;
}

export interface NewDraft {
  readonly podSize?: number | undefined;
  readonly deckId?: string | undefined;
  readonly withinPods?: boolean | undefined;
  readonly pickSeconds?: number | undefined;
}

type Optional = 'capacity' | 'selfRegistration' | 'checkIn' | 'lateEntry' | 'intentionalDraws' | 'recorded' | 'seeding';

/** A tournament as it is asked for. */
export interface NewTournament
  extends
    Pick<TournamentTerms, 'name' | 'game' | 'format' | 'leagueId' | 'seasonId' | 'decklists' | 'boards'>,
    Partial<Pick<TournamentTerms, Optional>> {
  readonly policy?: string | undefined;
  /** Behind match points, instead of the tie-breakers of the policy. */
  readonly tieBreakers?: readonly TieBreaker[] | undefined;
  readonly bestOf?: number | undefined;
  readonly stages?: readonly NewStage[] | undefined;
}

const USUAL: Required<Pick<TournamentTerms, Optional>> = {
  capacity: null,
  selfRegistration: false,
  checkIn: false,
  lateEntry: 'loss',
  intentionalDraws: true,
  recorded: false,
  seeding: 'lot',
};

/** Players of a pod at most, where the terms do not say. */
export const POD_SIZE = { least: 4, usual: 8 } as const;

/**
 * `draftFormat`: the format that makes decks for that of the tournament; null where the game has none. Throws
 * `PolicyUnknown` and `TermsImpossible`.
 */
export function termsOf(tournamentId: string, asked: NewTournament, draftFormat: string | null): TournamentTerms {
  const { policy: _policy, tieBreakers: _order, bestOf = 1, stages = [{ kind: 'swiss' as const }], ...rest } = asked;
  const policy = policyIn(asked, stages);
  const whole = stages.map((stage) => stageOf(stage, bestOf, draftFormat));
  whole.forEach((stage, at) => requireStage(stage, whole[at - 1]));
  const roundsTable = tournamentRulesOf(asked.game)?.rounds ?? [];
  const terms = { ...USUAL, ...rest, tournamentId, policy, stages: whole, roundsTable };
  if (terms.recorded && whole.some((stage) => stage.bestOf === 2)) {
    throw new TermsImpossible('Recorded matches are best of 1, 3 or 5.');
  }
  requireForTeams(terms);
  if (!terms.recorded && whole.some(({ draft }) => (draft?.deckId ?? null) !== null)) {
    throw new TermsImpossible('Only players of recorded matches draft from a list; on paper they bring the cards.');
  }
  if (!terms.recorded && whole.some(({ draft }) => draft?.pickSeconds !== undefined)) {
    throw new TermsImpossible('Only the choices of recorded drafts have a time.');
  }
  const inDutch = whole.flatMap((stage, at) => (isDutch(stage) ? [at === 0 ? terms.capacity : stage.players] : []));
  if (inDutch.some((players) => players !== null && players > DUTCH_PLAYERS_MAX)) {
    throw new TermsImpossible(`The Dutch system pairs at most ${DUTCH_PLAYERS_MAX} players.`);
  }
  return terms;
}

/** The named policy, with the tie-breakers in an own order. Throws `PolicyUnknown` and `TieBreakersUnfit`. */
function policyIn(
  { game, policy: named, tieBreakers, boards }: NewTournament,
  stages: readonly Pick<NewStage, 'kind' | 'pairing'>[],
): Policy {
  const policies = policiesOf(game);
  const policy = named === undefined ? policies[0] : policies.find(({ id }) => id === named);
  if (policy === undefined) {
    const ids = policies.map(({ id }) => id);
    throw new PolicyUnknown(named ?? '', ids);
  }
  // The order of the policy itself is allowed wherever the policy is.
  if (tieBreakers === undefined || withOwnOrder(policy, tieBreakers) === policy) return policy;
  const tables = stages.filter((stage) => !isElimination(stage));
  const found = faultInOrder(tieBreakers, {
    hasTable: tables.length > 0,
    isRobin: tables.every(isRobin),
    hasColours: tables.some((stage) => isRobin(stage) || isDutch(stage)),
    hasTeams: boards !== undefined,
  });
  if (found !== null) throw new TieBreakersUnfit(tieBreakers[found.at] ?? '', found.fault, found.at);
  return withOwnOrder(policy, tieBreakers);
}

const isRobin = ({ kind }: Pick<NewStage, 'kind'>): boolean => kind === 'round-robin';

/** What does not fit to teams; throws `TermsImpossible`. */
function requireForTeams({ boards, stages, seasonId, seeding }: TournamentTerms): void {
  if (boards === undefined) return;
  const faults: readonly (readonly [boolean, string])[] = [
    [stages.some(isDutch), 'The Dutch system pairs single players.'],
    [boards % 2 === 0 && stages.some(isElimination), 'A bracket of teams needs an odd number of boards.'],
    [stages.some(({ draft }) => draft !== undefined), 'Teams draft no decks.'],
    [seeding === 'rating', 'Ratings are of players, not of teams.'],
    [seasonId !== undefined, 'A season counts places of players, not of teams.'],
  ];
  const fault = faults.find(([isFault]) => isFault);
  if (fault !== undefined) throw new TermsImpossible(fault[1]);
}

const stageOf = (stage: NewStage, bestOf: number, draftFormat: string | null): StageTerms => ({
  kind: stage.kind,
  bestOf: stage.bestOf ?? bestOf,
  players: stage.players ?? null,
  rounds: stage.rounds ?? null,
  times: stage.times ?? 1,
  groups: stage.groups ?? 1,
  thirdPlace: stage.thirdPlace ?? false,
  continues: stage.continues ?? false,
  ...(stage.pairing !== undefined && { pairing: stage.pairing }),
  ...(stage.draft !== undefined && { draft: draftOf(stage.draft, draftFormat) }),
});

function draftOf(
  { podSize = POD_SIZE.usual, deckId, withinPods = false, pickSeconds }: NewDraft,
  format: string | null,
): DraftTerms {
  if (format === null) throw new TermsImpossible('The game has no draft that makes decks for this format.');
  const limit = pickSeconds === undefined ? {} : { pickSeconds };
  return { format, podSize, deckId: deckId ?? null, withinPods, ...limit };
}

function requireStage(stage: StageTerms, before: StageTerms | undefined): void {
  const { kind, bestOf, players, rounds, times, groups, thirdPlace, continues, pairing, draft } = stage;
  const faults: readonly (readonly [boolean, string])[] = [
    [before === undefined && players !== null, 'The first stage has everybody; `players` is for a cut.'],
    [
      continues && (kind !== 'swiss' || before?.kind !== 'swiss'),
      'Only a Swiss stage continues, and only a Swiss stage.',
    ],
    [rounds !== null && kind !== 'swiss', '`rounds` is for a Swiss stage.'],
    [pairing !== undefined && kind !== 'swiss', '`pairing` is for a Swiss stage.'],
    [
      draft?.withinPods === true && (kind !== 'swiss' || isDutch(stage)),
      'Only Swiss rounds by `standard` pairing stay within pods.',
    ],
    [(times !== 1 || groups !== 1) && kind !== 'round-robin', '`times` and `groups` are for a round robin.'],
    [thirdPlace && kind !== 'single-elimination', '`thirdPlace` is for a single elimination.'],
    [bestOf === 2 && isElimination(stage), 'A match of two games has no winner to go on.'],
  ];
  const fault = faults.find(([isFault]) => isFault);
  if (fault !== undefined) throw new TermsImpossible(fault[1]);
}
