/**
 * Boards, logs and replays of any game. `Schemas` has the types of each game (`LorcanaBoard`, …); these say what all of
 * them have, for programs that show every game and know none.
 */
import type { Schemas } from './requests.js';

export interface Board {
  readonly game: string;
  readonly gameId: string;
  readonly format: string;
  readonly turn: { readonly number: number; readonly active: string; readonly phase: string };
  readonly outcome: { readonly winners: readonly string[]; readonly draw: boolean; readonly reason: string } | null;
  readonly seats: readonly SeatBoard[];
  /** Who plays together; absent where each plays for itself. */
  readonly teams?: readonly (readonly string[])[];
  readonly shared: Readonly<Record<string, Zone>>;
  readonly deciding: readonly Deciding[];
}

/** The side of one player; beside these fields, the numbers of the game (`lore`). */
export interface SeatBoard {
  readonly seat: string;
  /** Whether its player is out of the game, which others play on. */
  readonly left: boolean;
  readonly zones: Readonly<Record<string, Zone>>;
  readonly [field: string]: unknown;
}

export interface Zone {
  readonly count: number;
  readonly objects?: readonly BoardObject[];
  readonly known?: readonly string[];
  readonly marks?: Readonly<Record<string, number>>;
  /** How many of the same objects have which object as a mark, such as the place where they are. */
  readonly named?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface BoardObject {
  readonly id: string;
  readonly card: string;
  readonly controller: string;
  readonly cardless?: boolean;
  readonly name?: string;
  readonly type?: string;
  readonly marks?: Readonly<Record<string, unknown>>;
  readonly numbers?: Readonly<Record<string, number>>;
  readonly keywords?: Readonly<Record<string, number>>;
  readonly names?: readonly string[];
  readonly under?: readonly string[];
  readonly source?: string;
  readonly asserted?: boolean;
}

export interface Deciding {
  readonly seat: string;
  readonly decision?: string;
  readonly kind?: string;
  readonly prompt?: string;
  readonly cites?: readonly Citation[];
}

export interface Citation {
  readonly game: string;
  readonly rule: string;
}

export interface LogEntry {
  readonly kind: string;
  readonly cites: readonly Citation[];
  readonly [field: string]: unknown;
}

export type GameReplay = Schemas['GameReplayDto'];
export type ReplayFrame = Schemas['ReplayFrameDto'];
export type KeyMoment = Schemas['KeyMomentDto'];

/** The board of any game as one that all games have. */
export const boardOf = (board: object): Board => board as Board;
/** The log of any game as one that all games have. */
export const entriesOf = (log: readonly object[]): readonly LogEntry[] => log as readonly LogEntry[];
