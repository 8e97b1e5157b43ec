/** The events of a tournament as data. Who did it and when is beside each event, in its record. */
import type { Outcome } from '../scoring/results.js';
import type { Announcement } from './announcement.js';
import type { TournamentTerms } from './terms.js';

/** How a pairing ended other than by playing. */
export const HOWS = ['played', 'intentional-draw', 'no-show', 'conceded', 'ruling'] as const;
export type How = (typeof HOWS)[number];

export const OUTCOMES = ['first', 'second', 'draw', 'double-loss'] as const satisfies readonly Outcome[];

export interface PairingResult {
  readonly outcome: Outcome;
  /** Games won by the first player, by the second player, and drawn. */
  readonly games: readonly [number, number, number];
  readonly how: How;
}

export const isSameResult = (one: PairingResult, other: PairingResult): boolean =>
  one.outcome === other.outcome && one.how === other.how && one.games.every((count, at) => count === other.games[at]);

/** Why a table waits for staff: a disputed report, a call for a judge, or an appeal against a ruling. */
export const TABLE_CASE_KINDS = ['dispute', 'call', 'appeal'] as const;
export type TableCaseKind = (typeof TABLE_CASE_KINDS)[number];

/** Who entered a result: staff, both players, the service from a recorded match, or staff by a report of FIDE. */
export const RESULT_SOURCES = ['staff', 'players', 'match', 'report'] as const;
export type ResultSource = (typeof RESULT_SOURCES)[number];

export interface PairedTable {
  readonly table: number;
  readonly players: readonly [string, string];
  /** The match of the bracket, or the group of the round robin; null in a Swiss stage. */
  readonly place: string | null;
}

export interface ProposedRound {
  readonly stage: number;
  readonly round: number;
  readonly seed: string;
  /** Pairs and byes that the organiser wanted, and pairs that the organiser ruled out. */
  readonly locked: readonly (readonly [string, string])[];
  readonly forbidden: readonly (readonly [string, string])[];
  readonly awardedByes: readonly string[];
  /** Whether somebody other than the pairing system set pairs: the organiser, or a report. */
  readonly swapped: boolean;
  readonly tables: readonly PairedTable[];
  readonly byes: readonly string[];
  /** Players whose bye counts as a draw: the half-point bye of FIDE. Absent if no player has such a bye. */
  readonly halfByes?: readonly string[];
}

export interface RegisteredPlayer {
  readonly playerId: string;
  /** Team, club or family: its members are kept apart if that costs nothing more important. */
  readonly team: string | null;
  /** A table of the player's own, such as one without steps on the way. */
  readonly table: number | null;
  /** The members of a team, whose id is that of no player. Absent where players play alone. */
  readonly lineup?: Lineup;
  /** A rating of a federation, for tie-breakers. Absent where none was named. */
  readonly rating?: number;
}

/** A team as it plays. */
export interface Lineup {
  readonly name: string;
  /** One player for each board, in their order. */
  readonly members: readonly string[];
  /** Players of the team who sit at no board. Absent until a line-up has named some. */
  readonly reserves?: readonly string[];
}

/** From the next published round on, these members of a team sit at the boards, in this order. */
export interface LineupChanged {
  /** The team. */
  readonly playerId: string;
  readonly members: readonly string[];
  readonly reserves: readonly string[];
}

/** The ratings of players, as a federation has them. Seeds that were given stay. */
export interface RatingsCorrected {
  /** Null: no rating. */
  readonly ratings: readonly {
    readonly playerId: string;
    readonly before: number | null;
    readonly after: number | null;
  }[];
  readonly reason: string;
}

export interface ResultRecorded extends AtBoard {
  readonly result: PairingResult;
  readonly source: ResultSource;
  /** Why staff decided so. Absent where nothing had to be decided. */
  readonly reason?: string;
}

export interface ResultCorrected extends AtBoard {
  readonly before: PairingResult;
  /** Null: the match is to be played. */
  readonly after: PairingResult | null;
  readonly reason: string;
  readonly source: ResultSource;
  /** Pairings of a bracket without a result, which the corrected result gives other players. */
  readonly replaced: readonly PairedTableOfRound[];
}

export interface PairedTableOfRound extends PairedTable {
  readonly round: number;
}

export const PENALTY_KINDS = ['warning', 'game-loss', 'match-loss'] as const;
export type PenaltyKind = (typeof PENALTY_KINDS)[number];

export interface Penalty {
  readonly playerId: string;
  readonly kind: PenaltyKind;
  /** Where a game or the match is lost; null for a warning between matches. */
  readonly at: AtTable | null;
  /** The number of the rule that was broken, as its document writes it. */
  readonly rule: string | null;
  readonly reason: string;
  /** An infraction of the game's guidelines, for which penalties count on. Absent where none was named. */
  readonly infraction?: string;
}

type Of<Type extends string, Payload> = { readonly type: Type; readonly payload: Payload };

export type TournamentEvent =
  | Of<'TournamentCreated', TournamentTerms>
  | Of<'AnnouncementChanged', Announcement>
  | Of<'RegistrationOpened', object>
  | Of<'RegistrationClosed', object>
  | Of<'PlayersRegistered', { readonly players: readonly RegisteredPlayer[] }>
  | Of<'LineupChanged', LineupChanged>
  | Of<'RatingsCorrected', RatingsCorrected>
  | Of<'DeckSubmitted', { readonly playerId: string; readonly deckId: string }>
  | Of<'PlayersCheckedIn', { readonly players: readonly string[] }>
  | Of<'PlayerDropped', { readonly playerId: string; readonly kind: 'drop' | 'no-show'; readonly reason: string }>
  | Of<'PlayerReturned', { readonly playerId: string }>
  | Of<'PlayerDisqualified', { readonly playerId: string; readonly reason: string }>
  | Of<'PenaltyGiven', Penalty>
  | Of<'StageStarted', StageStarted>
  | Of<'DraftMatchMade', OfPod & { readonly matchId: string }>
  | Of<'DraftEnded', OfPod & { readonly source: DraftSource; readonly reason?: string }>
  | Of<'DraftReopened', OfPod & { readonly reason: string }>
  | Of<'RoundProposed', ProposedRound>
  | Of<'RoundPublished', { readonly round: number }>
  | Of<'RoundWithdrawn', { readonly round: number; readonly reason: string }>
  | Of<'ClockStarted', AtTime & { readonly length: number }>
  | Of<'ClockPaused', AtTime>
  | Of<'ClockResumed', AtTime>
  | Of<'TimeExtended', AtTable & { readonly length: number; readonly reason: string }>
  | Of<'JudgeCalled', TableReport & { readonly reason: string }>
  | Of<'JudgeCallAnswered', AtBoard & { readonly note?: string }>
  | Of<'TableCaseTaken', AtBoard & { readonly kind: TableCaseKind; readonly judge: string | null }>
  | Of<'PairingMatchMade', AtBoard & { readonly matchId: string }>
  | Of<'ResultReported', TableReport & { readonly result: PairingResult }>
  | Of<'ResultDisputed', TableReport & { readonly reason: string; readonly claim?: PairingResult }>
  | Of<'DisputeWithdrawn', TableReport>
  | Of<'ResultRecorded', ResultRecorded>
  | Of<'RulingAppealed', TableReport & { readonly reason: string }>
  | Of<'AppealRejected', AtBoard & { readonly reason: string }>
  | Of<'ResultCorrected', ResultCorrected>
  | Of<'RoundEnded', { readonly round: number }>
  | Of<'TournamentEnded', object>
  | Of<'TournamentCancelled', { readonly reason: string }>;

export interface StageStarted {
  /** From 1. */
  readonly stage: number;
  /** The best seed first. */
  readonly players: readonly string[];
  /** Rounds of a Swiss stage. */
  readonly rounds: number | null;
  /** Lots between equal players, and in the first stage the seeds themselves, are drawn from it. */
  readonly seed: string;
  /** Players whose part in the stage a lot decided: they were equal at the cut. */
  readonly lots: readonly string[];
  /** Where the stage begins with a draft. */
  readonly draft?: StartedDraft;
}

export interface StartedDraft {
  /** The list from which players draft; null where nothing is recorded. */
  readonly deckId: string | null;
  /** The players of each pod, in the order of their seats. */
  readonly pods: readonly (readonly string[])[];
}

/** What ended the draft of a pod: its match, or staff. */
export const DRAFT_SOURCES = ['match', 'staff'] as const;
export type DraftSource = (typeof DRAFT_SOURCES)[number];

interface OfPod {
  readonly stage: number;
  /** From 1. */
  readonly pod: number;
}

interface AtTable {
  readonly round: number;
  readonly table: number;
}

/** A match: of a table, or of one of the boards where teams play. */
export interface AtBoard extends AtTable {
  /** From 1. Absent where players play alone. */
  readonly board?: number;
}

interface TableReport extends AtBoard {
  readonly playerId: string;
}

interface AtTime {
  readonly round: number;
  /** In milliseconds since 1970, as `length` is in milliseconds. */
  readonly at: number;
}
