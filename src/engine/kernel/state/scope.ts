import type { AbilityRef, Source } from './ability-ref.js';
import type { Bindings, ObjectId, Seat } from './state.js';

/** The player of an ability in which "you" is nobody: no seat has this name. */
export const NOBODY: Seat = '';

/**
 * The context of a running word: its place in a pinned definition, the player and source of the effect, the names so
 * far.
 */
export type Scope = {
  readonly at: AbilityRef;
  readonly source: Source;
  readonly controller: Seat;
  readonly bindings: Bindings;
  /** As of a triggered ability. */
  readonly remembers?: readonly ObjectId[];
};

/** The point of view from which a filter, amount or condition is evaluated. */
export type Viewpoint = {
  readonly source: ObjectId;
  readonly controller: Seat;
  readonly bindings: Bindings;
  /**
   * For a text that is announced or carried out: what it remembers. Absent for a condition about an event: everything.
   */
  readonly remembers?: readonly ObjectId[];
};
