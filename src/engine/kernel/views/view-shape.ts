import type { PublicAwaitedOutcome } from '../chance/awaited.js';
import type { Json } from '../json/index.js';
import type { ObjectId, Outcome, Seat, Turn } from '../state/state.js';
import type { Team } from '../state/teams.js';
import type { OpenDecision } from './open-decision.js';

/**
 * The board as one viewer may see it, built up from what that viewer may know; everything else is absent. Two states
 * that differ only in hidden information have byte-identical views.
 */
export type View = {
  readonly game: string;
  readonly gameId: string;
  readonly ruleset: string;
  readonly format: string;
  readonly turn: Turn;
  readonly outcome: Outcome | null;
  readonly seats: readonly SeatView[];
  /** Who plays together; absent where each plays for itself. */
  readonly teams?: readonly Team[];
  /** Zones that all share, by kind. */
  readonly shared: { readonly [kind: string]: ZoneView };
  readonly deciding: readonly DecidingView[];
  /** Present where chance falls at a table and a scorekeeper reports it. */
  readonly chance?: 'asserted';
  /** The outcomes of chance that the game waits for; absent: none. */
  readonly awaiting?: readonly PublicAwaitedOutcome[];
};

export type SeatView = {
  readonly seat: Seat;
  /** Whether its player is out of the game, which others play on. */
  readonly left: boolean;
  /** How often the seat has asserted what an unscripted text does; absent: never. */
  readonly assertions?: number;
  readonly zones: { readonly [kind: string]: ZoneView };
} & { readonly [field: string]: Json };

export type ZoneView = {
  readonly count: number;
  /** The objects that the viewer may see, in zone order; absent where the viewer sees none of a hidden zone. */
  readonly objects?: readonly ObjectView[];
  /** Faces in this zone that the viewer happens to know, without their place. */
  readonly known?: readonly string[];
  /** For the objects that the viewer may not see: how many have which status. */
  readonly marks?: { readonly [mark: string]: number };
  /** For the same: how many name which object by a mark, such as where they lie. */
  readonly named?: { readonly [mark: string]: { readonly [object: ObjectId]: number } };
};

export type ObjectView = { readonly id: ObjectId; readonly card: string; readonly controller: Seat } & {
  readonly [field: string]: Json;
};

/** Its own seat sees what a decision asks; others see only that the seat is choosing. */
export type DecidingView = { readonly seat: Seat } | ({ readonly decision: string } & Omit<OpenDecision, 'id'>);
