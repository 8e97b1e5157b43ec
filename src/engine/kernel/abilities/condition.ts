import type { Amount } from './amount.js';
import type { Comparison } from './comparison.js';
import type { Filter } from './filter.js';

/** Something that holds or does not, asked of the current state. */
export type Condition =
  | { readonly count: Filter; readonly is: Comparison }
  | { readonly turn: 'yours' | 'opponents' }
  /** The phase of the turn is one of these, by the game's names. */
  | { readonly phase: readonly string[] }
  /** Every object bound to the name (or the source, for `self`) matches. */
  | { readonly object: string; readonly matches: Filter }
  /** The one is greater than the other. */
  | { readonly more: Amount; readonly than: Amount }
  /** Something remembered of this turn; with cards that have all of these tags printed. */
  | {
      readonly happened: string;
      readonly by?: 'you' | 'opponents';
      /** By the seat bound to this name. */
      readonly who?: string;
      readonly tagged?: readonly string[];
      /** With cards of this printed name. */
      readonly named?: string;
      /** Only events of the first object of this name; none if it names nothing. */
      readonly about?: string;
      readonly is: Comparison;
    }
  /** For at least one of these players, who is named `player`. */
  | { readonly anyPlayer: 'all' | 'opponents'; readonly holds: Condition }
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] };
