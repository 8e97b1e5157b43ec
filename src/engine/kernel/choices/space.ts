/**
 * An answer space: all legal answers of a decision, as data. Its kind determines what an answer looks like:
 *
 * | kind | answer | meaning |
 * |---|---|---|
 * | one | `"o7"` | this option |
 * | some | `["o7", "o9"]` | these, in any order |
 * | order | `["o9", "o7"]` | all, in this order |
 * | number | `3` | |
 * | split | `{ "o7": 2, "o9": 1 }` | so much to each |
 * | map | `{ "o7": "o1" }` | each goes to one |
 * | payment | `{ "o7": "fire", "pool": 2 }` | what each source gives |
 * | act | one of the actions | |
 *
 * Answers store meaning, never a position in a list, so that they can be re-executed by another build.
 */
import { type Json } from '../json/index.js';
import { type Constraint } from './constraint.js';
import { type Option } from './option.js';

export type OneSpace = { readonly kind: 'one'; readonly options: readonly Option[] };

export type SomeSpace = {
  readonly kind: 'some';
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  /** All of them hold. */
  readonly where?: readonly Constraint[];
};

export type OrderSpace = { readonly kind: 'order'; readonly options: readonly Option[] };

/** min, min + step, … up to max; the step is 1 by default. */
export type NumberSpace = {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly step?: number;
};

/** All of `total`, in multiples of `unit`, at least `minEach` to every option. Nothing is the same as 0. */
export type SplitSpace = {
  readonly kind: 'split';
  readonly total: number;
  readonly over: readonly Option[];
  readonly unit: number;
  readonly minEach: number;
  /**
   * Fill one after the other. Every option is in one tier, and only the last one begun may have less than `full`;
   * a tier is begun when the one before is full, and more than `full` is given when all tiers are.
   */
  readonly tiers?: readonly (readonly Fill[])[];
};

/** Rounded up to a whole number of units. */
export type Fill = { readonly id: string; readonly full: number };

/**
 * `injective`: no target twice. `partial`: some may go nowhere. Without `injective`, equal targets count as different.
 */
export type MapSpace = {
  readonly kind: 'map';
  readonly from: readonly Option[];
  readonly to: readonly Option[];
  readonly injective: boolean;
  readonly partial: boolean;
  /** Where those may go that may not go everywhere, by id; equal options, and equal targets, alike. */
  readonly only?: { readonly [from: string]: readonly string[] };
};

/**
 * Sources give units of a kind (ink, fire, a die's face); needs consume units of the kinds they take, each unit once.
 * A source is used whole, as one of its kinds or as a combination of some, or not at all; a divisible one is a pool of
 * its one kind that gives any part of itself.
 */
export type PaymentSpace = {
  readonly kind: 'payment';
  readonly cost: readonly Need[];
  readonly sources: readonly Source[];
  /** Without it, nothing may be left over. */
  readonly surplus?: Surplus;
};

export type Need = { readonly amount: number; readonly of: readonly string[] | 'any' };

export type Source = Option & {
  readonly kinds: readonly string[];
  readonly amount: number;
  readonly divisible?: boolean;
  /** Kinds beside those, of which it gives one unit that may not be left over: itself, for another part of the cost. */
  readonly itself?: readonly string[];
  /** By the name that an answer has for it: one unit each of these kinds, at once. */
  readonly combined?: { readonly [name: string]: readonly string[] };
  /** Its units may be left over, as far as the surplus rule goes. */
  readonly mayExceed?: boolean;
};

/** Up to `free` units of any kinds, or at most one unit of each kind in `each` and nothing else. */
export type Surplus = { readonly free: number; readonly each: readonly string[] };

/** A complete list, including the pass if passing is allowed. */
export type ActSpace = { readonly kind: 'act'; readonly actions: readonly Json[] };

export type Space = OneSpace | SomeSpace | OrderSpace | NumberSpace | SplitSpace | MapSpace | PaymentSpace | ActSpace;
