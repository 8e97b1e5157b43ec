/** The terms of a tournament. Its first event holds all of them, so a later change elsewhere changes nothing. */
import type { Policy } from '../scoring/policy.js';

export const STAGE_KINDS = ['swiss', 'round-robin', 'single-elimination', 'double-elimination'] as const;
export type StageKind = (typeof STAGE_KINDS)[number];

/** Who meets whom in a Swiss round: by our own criteria, or by the Dutch system of FIDE, with colours. */
export const PAIRING_SYSTEMS = ['standard', 'dutch'] as const;
export type PairingSystem = (typeof PAIRING_SYSTEMS)[number];

/** How the first stage is seeded: in the order of registration, by lot, or by rating with the highest first. */
export const SEEDINGS = ['list', 'lot', 'rating'] as const;
export type Seeding = (typeof SEEDINGS)[number];

/**
 * Whose deck everybody may see. `hidden`: nobody's deck. `cut`: the decks of players who reach a later stage, from its
 * start on. `open`: every deck, from the start of the tournament on.
 */
export const DECKLISTS = ['hidden', 'cut', 'open'] as const;
export type Decklists = (typeof DECKLISTS)[number];

export interface StageTerms {
  readonly kind: StageKind;
  /** Games of a match at most: 1, 3 or 5; or 2, where both games are always played. */
  readonly bestOf: number;
  /** The best players of the stage before who go on; null for everybody. */
  readonly players: number | null;
  /** Rounds of a Swiss stage; null for as many as the table of rounds says. */
  readonly rounds: number | null;
  /** How often the same two players of a round robin meet. */
  readonly times: 1 | 2;
  /** Groups of a round robin, each of which plays among itself. */
  readonly groups: number;
  /** Whether the losers of the semifinals of a single elimination play for the third place. */
  readonly thirdPlace: boolean;
  /** Whether results and opponents of the Swiss stage before count in this one, as on a second day. */
  readonly continues: boolean;
  /** Who meets whom in a Swiss stage; `standard` where it is absent. */
  readonly pairing?: PairingSystem;
  /** The draft with which the stage begins; absent where players bring their decks. */
  readonly draft?: DraftTerms;
}

/** Before the first round of a stage, players draft their decks in pods. */
export interface DraftTerms {
  /** The format of the draft, which makes decks for the format of the tournament. */
  readonly format: string;
  /** Players of a pod at most. */
  readonly podSize: number;
  /** The list from which players draft; null where the start of the stage names it, or nothing is recorded. */
  readonly deckId: string | null;
  /** Whether players of different pods are kept apart in the Swiss rounds of the stage. */
  readonly withinPods: boolean;
  /** Seconds for each choice of a recorded draft, at whose end a lot chooses; absent where there is no limit. */
  readonly pickSeconds?: number;
}

/** Up to so many players, so many rounds; the last line holds for more players as well. */
export interface RoundsLine {
  readonly upTo: number;
  readonly rounds: number;
}

export interface TournamentTerms {
  readonly tournamentId: string;
  readonly leagueId: string | null;
  /** The season of the league whose points it gives; absent without one. */
  readonly seasonId?: string;
  readonly name: string;
  readonly game: string;
  readonly format: string;
  readonly policy: Policy;
  /** At least one; the second one begins with a cut, and so on. */
  readonly stages: readonly StageTerms[];
  /** For stages that name no number of rounds; empty: as many as it takes until one player at most has won all. */
  readonly roundsTable: readonly RoundsLine[];
  /** Players who take part at most; those who register later wait. Null for no limit. */
  readonly capacity: number | null;
  /** Whether players register themselves. */
  readonly selfRegistration: boolean;
  /** Whether only players who have checked in are paired in the first round. */
  readonly checkIn: boolean;
  /** What each round counts as that a player missed by entering late. */
  readonly lateEntry: 'loss' | 'bye';
  /** Whether players may agree on a draw without a game. */
  readonly intentionalDraws: boolean;
  /** Whether each pairing is a match of the service, whose games are recorded. */
  readonly recorded: boolean;
  /** Whose decks everybody may see; hidden where it is absent. */
  readonly decklists?: Decklists;
  /** Boards of a table of two teams, each of as many players; absent where players play alone. */
  readonly boards?: number;
  readonly seeding: Seeding;
}

export const isDutch = ({ kind, pairing }: { kind: StageKind; pairing?: PairingSystem | undefined }): boolean =>
  kind === 'swiss' && pairing === 'dutch';

/** Whether players enter a first stage after its start: only Swiss rounds take them, and nobody drafts alone. */
export const takesLateEntries = ({ kind, draft }: StageTerms): boolean => kind === 'swiss' && draft === undefined;

/** Games that win a match. Each player can win both games of a match of two. */
export const winsNeeded = ({ bestOf }: StageTerms): number => (bestOf === 2 ? 2 : Math.ceil(bestOf / 2));

/** The rounds of a Swiss stage of so many players. */
export function roundsFor(players: number, table: readonly RoundsLine[]): number {
  const line = table.find(({ upTo }) => players <= upTo) ?? table.at(-1);
  return line?.rounds ?? Math.max(1, Math.ceil(Math.log2(Math.max(2, players))));
}
