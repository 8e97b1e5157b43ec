import type { Bindings, Citation, GameEvent, ObjectId } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

type Finalizing = {
  readonly item: ObjectId;
  readonly bindings: Bindings;
  /** The rules by which it has come so far. */
  readonly by: readonly Citation[];
  /** What was moved as its cost (356.3.e.13). */
  readonly moved?: readonly ObjectId[];
};

/**
 * 394.1, 394.2: it is pending no more, and is an item of the chain. 356.3.e.13: it remembers what its cost has moved.
 */
export const finalizing = ({ item: object, bindings, by, moved = [] }: Finalizing): GameEvent => ({
  kind: 'finalized',
  cites: [...by, rift('394.1'), rift('394.2')],
  object,
  bindings,
  ...(moved.length > 0 && { remembers: moved }),
});

/** 394.3: what else is pending is completed at once. */
export const finalizingInTurn = (one: Finalizing): GameEvent => {
  const event = finalizing(one);
  return { ...event, cites: [...event.cites, rift('394.3')] };
};

/** 394.4: before that others may respond to it with Reactions. */
export const RESPONDED_TO = rift('394.4');

/** 394.5: an ability without a response is carried out. */
export const CARRIED_OUT = rift('394.5');

/** Nothing is left of it then. */
export const abilityDone = (object: ObjectId): GameEvent => ({
  kind: 'abilityTaken',
  cites: [CARRIED_OUT, rift('336.1')],
  object,
  reason: 'resolved',
});
