/** A tournament as its log says. */
import type {
  DraftSource,
  Lineup,
  PairedTable,
  PairingResult,
  Penalty,
  ProposedRound,
  ResultSource,
  StageStarted,
} from './events.js';
import type { Announcement } from './announcement.js';
import type { RoundClock } from './clock.js';
import type { TableCase } from './table-case.js';
import type { StageTerms, TournamentTerms } from './terms.js';

export const TOURNAMENT_STATUSES = ['announced', 'registration', 'closed', 'running', 'ended', 'cancelled'] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

export interface Participant {
  readonly id: string;
  readonly team: string | null;
  readonly table: number | null;
  /** `left-out`: the tournament began without this player, who waited or had not checked in. */
  readonly status: 'entered' | 'left-out' | 'dropped' | 'no-show' | 'disqualified';
  readonly checkedIn: boolean;
  /** What the player plays in recorded matches; null where none was named. Only the player and staff may know it. */
  readonly deckId: string | null;
  /** The first round that the player can play; rounds before it count as the terms say of late entry. */
  readonly entersAt: number;
  /** Rounds that were published before the player left; null for a player who is there. */
  readonly leftAfter: number | null;
  readonly reason: string | null;
  /** The members of a team, which takes part as one player does. */
  readonly lineup?: Lineup;
  /** A rating of a federation, as staff registered it; absent where none was named. */
  readonly rating?: number;
  /** Staff corrected the rating: a second registration keeps it, also where it was taken away. */
  readonly isRatingCorrected?: true;
  /** What the members of a team play, by member; absent until one of them has named a deck. */
  readonly decks?: ReadonlyMap<string, string>;
}

/** A match of two players: of a table, or of one of its boards. */
export interface Seating {
  readonly players: readonly [string, string];
  readonly result: PairingResult | null;
  readonly source: ResultSource | null;
  /** The version of the event that recorded or corrected the result; null without a result. */
  readonly decidedBy: number | null;
  readonly report: { readonly playerId: string; readonly result: PairingResult } | null;
  readonly dispute: { readonly playerId: string; readonly reason: string } | null;
  /** A player who waits for a judge. */
  readonly call: { readonly playerId: string; readonly reason: string } | null;
  readonly matchId: string | null;
  /** How often the result was corrected. */
  readonly corrections: number;
}

export interface BoardState extends Seating {
  /** From 1. */
  readonly board: number;
}

export interface TableState extends PairedTable, Seating {
  /** The boards of two teams, at which players report and dispute: the result of the table follows from them. */
  readonly boards?: readonly BoardState[];
  /** Time that the table has beyond the clock of the round, in milliseconds. */
  readonly extension: number;
}

export interface RoundState extends Omit<ProposedRound, 'tables'> {
  readonly tables: readonly TableState[];
  readonly isOver: boolean;
  /** Null until it is started. */
  readonly clock: RoundClock | null;
  /** The event by which it was published. */
  readonly publishedBy: number;
  /** The event by which it was proposed; the explanation of its pairings rests on the state before that event. */
  readonly proposedBy: number;
}

export interface StageState extends StageStarted {
  readonly terms: StageTerms;
  /** The pods of its draft; empty without a draft. */
  readonly pods: readonly PodState[];
}

export interface PodState {
  /** From 1. */
  readonly pod: number;
  /** In the order of their seats. */
  readonly players: readonly string[];
  /** The match in which they draft; null until it is made, and where nothing is recorded. */
  readonly matchId: string | null;
  /** What ended the draft of the pod; null while it goes on. */
  readonly endedBy: DraftSource | null;
  /** Why staff ended it. */
  readonly reason: string | null;
}

export interface Tournament {
  /** The number of events. */
  readonly version: number;
  readonly terms: TournamentTerms;
  /** Null until something is announced. */
  readonly announcement: Announcement | null;
  readonly status: TournamentStatus;
  /** Why it was cancelled. */
  readonly reason: string | null;
  /** In the order of registration. */
  readonly players: ReadonlyMap<string, Participant>;
  readonly stages: readonly StageState[];
  /** In the order in which they were given. */
  readonly penalties: readonly Penalty[];
  /** Published rounds of all stages, by number. */
  readonly rounds: readonly RoundState[];
  /** Disputes of results, calls for judges and appeals, in the order in which they came. */
  readonly cases: readonly TableCase[];
  /** A round that is not published yet. */
  readonly proposal: (ProposedRound & { readonly version: number }) | null;
}

export const isThere = ({ status }: Participant): boolean => status === 'entered';

/** Players who take part, or would if it began now: those over the capacity wait. */
export function enteredPlayers({ players, terms: { capacity }, stages }: Tournament): readonly Participant[] {
  const there = [...players.values()].filter(isThere);
  return stages.length > 0 || capacity === null ? there : there.slice(0, capacity);
}

export function waitingPlayers({ players, terms: { capacity }, stages }: Tournament): readonly Participant[] {
  const there = [...players.values()].filter(isThere);
  return stages.length > 0 || capacity === null ? [] : there.slice(capacity);
}

export const currentStage = ({ stages }: Tournament): StageState | null => stages.at(-1) ?? null;
export const currentRound = ({ rounds }: Tournament): RoundState | null => rounds.at(-1) ?? null;

export const roundsOf = ({ rounds }: Tournament, stage: number): readonly RoundState[] =>
  rounds.filter((round) => round.stage === stage);

export const isElimination = ({ kind }: Pick<StageTerms, 'kind'>): boolean =>
  kind === 'single-elimination' || kind === 'double-elimination';

/** Games that a player loses at a table by penalties. */
export const gamesLostByPenalty = ({ penalties }: Tournament, player: string, round: number): number =>
  penalties.filter(({ playerId, kind, at }) => playerId === player && kind === 'game-loss' && at?.round === round)
    .length;

export const tableIn = (tournament: Tournament, round: number, table: number): TableState | null =>
  tournament.rounds.find(({ round: number }) => number === round)?.tables.find((each) => each.table === table) ?? null;
