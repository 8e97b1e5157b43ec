import type { Condition } from './condition.js';
import type { Filter } from './filter.js';

/** A number that depends on the game, as an expression. */
export type Amount =
  | PlainAmount
  | { readonly count: Filter; readonly times?: number }
  /** All of them together; `times` -1 takes them away. */
  | { readonly plus: readonly Amount[]; readonly times?: number }
  /** One times the other. */
  | { readonly product: readonly [Amount, Amount] }
  /** The sum of a mark over all matching objects. */
  | { readonly total: string; readonly on: Filter }
  /** The sum of a derived number over all matching objects. */
  | { readonly sum: string; readonly among: Filter }
  /** The highest derived number of the matching objects; 0 without a match. */
  | { readonly highest: string; readonly among: Filter }
  /** A part of it, such as half; what is left over makes one more, unless it is rounded down. */
  | { readonly divided: Amount; readonly by: number; readonly down?: boolean }
  /** How often something remembered happened this turn, times a number. */
  | {
      readonly happened: string;
      readonly by?: 'you' | 'opponents';
      readonly tagged?: readonly string[];
      readonly times?: number;
    }
  /** The first amount where the condition holds, else the second, which is 0 by default. */
  | { readonly when: Condition; readonly amount: Amount; readonly otherwise?: Amount };

/**
 * A number that is known without searching the board, so that filters may compare with it: otherwise a filter would
 * search again for every object that it tests. `of` names the source (`self`) or a binding, of which the first object
 * counts.
 */
export type PlainAmount =
  | number
  /** A derived number. */
  | { readonly number: string; readonly of: string }
  /** A printed number, as copies and swaps leave it. */
  | { readonly printed: string; readonly of: string }
  /** A mark that counts. */
  | { readonly mark: string; readonly of: string }
  /** Counters of a name. */
  | { readonly counter: string; readonly of: string }
  /** The number of a keyword. */
  | { readonly keyword: string; readonly of: string }
  /** A number that the event or an earlier word bound. */
  | { readonly bound: string; readonly times?: number }
  /** The share of the first object of a name, where a number was divided. */
  | { readonly share: string; readonly of: string }
  /** How many objects the name has. */
  | { readonly size: string; readonly times?: number }
  /** A number of a player: of the controller, or of a seat bound to a name. */
  | { readonly player: string; readonly of?: string };

/** The product. Zero times -1 is zero: a state has no negative zero. */
export const multiplied = (amount: number, times = 1): number => (amount === 0 || times === 0 ? 0 : amount * times);
