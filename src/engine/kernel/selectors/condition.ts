import type { Comparison } from './comparison.js';
import type { Filter } from './filter.js';

/** Something that holds or does not, asked of the current state. */
export type Condition =
  | { readonly count: Filter; readonly is: Comparison }
  | { readonly turn: 'yours' | 'opponents' }
  /** Every object bound to the name (or the source, for `self`) matches. */
  | { readonly object: string; readonly matches: Filter }
  /** Something remembered of this turn. */
  | { readonly happened: string; readonly by?: 'you' | 'opponents'; readonly is: Comparison }
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] };
