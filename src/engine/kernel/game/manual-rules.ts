import type { Effect } from '../abilities/effect.js';
import type { Filter } from '../abilities/filter.js';
import type { Citation } from '../rules/citation.js';
import type { Scope } from '../state/scope.js';
import type { Call } from './instruction.js';

/**
 * One thing that a player may do to carry out a text by hand: an effect of the card language that leaves open to what,
 * to whom and how much. What the player gives is named `objects`, `player` and `number` in the effect.
 */
export type ManualAct<E = Effect> = {
  readonly name: string;
  readonly title: string;
  /** To which objects: those that fit one of these filters and whose faces the player may see. */
  readonly to?: readonly Filter[];
  /** To how many objects at once; 1 unless said. */
  readonly objectsMax?: number;
  /** Whether a player is named. */
  readonly player?: boolean;
  /** From 1 up to this. */
  readonly numberMax?: number;
  readonly effect: E;
};

/** How a game has texts carried out that nobody has scripted. */
export type ManualRules = {
  readonly acts: readonly ManualAct[];
  /** The rules by which the text of a card is carried out at all. */
  readonly cites: readonly Citation[];
  /** The frame within which a text that a player invokes resolves. */
  resolve(scope: Scope): Call;
};
