import type { Amount } from './amount.js';
import type { Condition } from './condition.js';
import type { Filter } from './filter.js';

/**
 * What a player chooses for a card or ability before it waits to resolve, in games that have targets and modes: these
 * names are defined when it is announced and known when it resolves.
 */
export type Target = {
  readonly as: string;
  readonly from: Filter;
  readonly min: number;
  readonly max: number;
  /** A further upper limit, computed when the targets are chosen. */
  readonly most?: Amount;
  /** Chosen only if the number of this name is above 0, such as that of an additional cost. */
  readonly paid?: string;
  /** Chosen only if this holds as it is announced. */
  readonly while?: Condition;
  /** What they must meet together: a derived number of theirs adds up to so much at most. */
  readonly sum?: { readonly number: string; readonly max: number };
  /** All of them have the same controller. */
  readonly oneController?: boolean;
  /** A number that the player divides among what is chosen, at least one unit to each; the shares have this name. */
  readonly divide?: { readonly amount: Amount; readonly unit?: number; readonly as: string };
};

/** The name under which the chosen modes are known. */
export const CHOSEN_MODES = 'modes';
