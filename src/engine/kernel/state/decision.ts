import type { Json, JsonRecord } from '../json/index.js';
import type { Citation } from '../rules/citation.js';
import type { ObjectId, Seat } from './ids.js';

/**
 * A question that a player must answer before the game continues. The question is stored; its legal answers follow from
 * the state. `about` is the object that asks, for interfaces.
 */
export type Decision = {
  readonly id: string;
  readonly seat: Seat;
  readonly kind: string;
  readonly params: JsonRecord;
  readonly cites: readonly Citation[];
  readonly frame: string;
  readonly about?: ObjectId;
};

/** A question as rule code asks it; the interpreter gives it an id and the frame that waits for it. */
export type Question = Omit<Decision, 'id' | 'frame'>;

/** An answer that waits for the other simultaneous ones. */
export type GivenAnswer = { readonly decision: string; readonly seat: Seat; readonly answer: Json };
