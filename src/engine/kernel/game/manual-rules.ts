import type { Effect } from '../abilities/effect.js';
import type { Filter } from '../abilities/filter.js';
import type { Citation } from '../rules/citation.js';
import type { Scope } from '../state/scope.js';
import type { Call } from './instruction.js';

/**
 * One act by which a player may carry out a text by hand: an effect of the card language that leaves open which
 * objects, which player and which number. What the player gives is named `objects`, `player` and `number` in the
 * effect.
 */
export type ManualAct<E = Effect> = {
  readonly name: string;
  readonly title: string;
  /** The objects that it may be done to: those that match one of these filters and whose faces the player may see. */
  readonly to?: readonly Filter[];
  /** The number of objects at once; 1 by default. */
  readonly objectsMax?: number;
  /** Whether the player of the act names a player. */
  readonly player?: boolean;
  /** From 1 up to this. */
  readonly numberMax?: number;
  readonly effect: E;
};

/** How players carry out texts without a script in a game. */
export type ManualRules = {
  readonly acts: readonly ManualAct[];
  /** The rules by which texts of cards are carried out. */
  readonly cites: readonly Citation[];
  /** The frame within which a text that a player invokes resolves. */
  resolve(scope: Scope): Call;
};
