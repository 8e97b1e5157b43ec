import type { PlainAmount } from './amount.js';

/** Inclusive bounds; an absent bound does not bind. */
export type Comparison = { readonly min?: PlainAmount; readonly max?: PlainAmount };
