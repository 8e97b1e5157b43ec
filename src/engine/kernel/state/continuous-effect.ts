import type { AbilityRef, Source } from './ability-ref.js';
import type { SettledChange } from './settled-change.js';
import type { Bindings, ObjectId, Seat } from './ids.js';

/**
 * A lasting effect that a resolution made. What it changes, and for which objects, was fixed when it was made; a
 * floating trigger, replacement or prohibition instead points at the ability it carries.
 */
export type ContinuousEffect = {
  readonly id: string;
  readonly timestamp: number;
  readonly controller: Seat;
  readonly source: Source;
  readonly until: Duration;
  readonly does:
    | { readonly kind: 'changes'; readonly objects: readonly ObjectId[]; readonly changes: readonly SettledChange[] }
    | { readonly kind: 'control'; readonly objects: readonly ObjectId[]; readonly seat: Seat }
    | {
        readonly kind: 'ability';
        readonly ability: AbilityRef;
        readonly bindings: Bindings;
        readonly once: boolean;
        /** The place of the pattern of the event that ends it, whether or not the ability has applied by then. */
        readonly spentBy?: AbilityRef;
      };
};

/**
 * When an effect ends: at a moment that the game names (`endOfTurn`, `startOfTurn`, `endOfChallenge` …), of a certain
 * seat's turn where `seat` is given, and not before turn `from` has begun; or when `object` leaves play. `or` is
 * another moment that ends it, in the turn of any player. `during` effects apply only once `from` is reached.
 */
export type Duration = {
  readonly at: string;
  readonly or?: string;
  readonly object?: ObjectId;
  readonly seat?: Seat;
  readonly from?: number;
  readonly during?: true;
};
