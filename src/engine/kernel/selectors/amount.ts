import type { Filter } from './filter.js';

/** A number that depends on the game, as an expression. `of` names the source (`self`) or a binding, whose first object counts. */
export type Amount =
  | number
  | { readonly count: Filter; readonly times?: number }
  /** A derived number. */
  | { readonly number: string; readonly of: string }
  /** A mark that counts. */
  | { readonly mark: string; readonly of: string }
  /** The number of a keyword. */
  | { readonly keyword: string; readonly of: string }
  /** A number that the event or an earlier word bound. */
  | { readonly bound: string };
