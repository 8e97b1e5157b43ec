import type { AbilityRef, Source } from './ability-ref.js';
import type { Bindings, ObjectId, Seat } from './state.js';

/** What a running word works with: its place in a pinned definition, whose effect it is, and the names given so far. */
export type Scope = {
  readonly at: AbilityRef;
  readonly source: Source;
  readonly controller: Seat;
  readonly bindings: Bindings;
};

/** From whose point of view a filter, amount or condition is read. */
export type Viewpoint = {
  readonly source: ObjectId;
  readonly controller: Seat;
  readonly bindings: Bindings;
};
