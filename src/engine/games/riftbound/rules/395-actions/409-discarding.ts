import type { Citation, ObjectId, Seat } from '../../../../kernel/index.js';
import type { Discarded } from '../../events/415-leaving.js';
import { rift } from '../../rulebook.js';

/** 409.1: from the hand of its owner. */
export const discarding = (seat: Seat, object: ObjectId, cites: readonly Citation[]): Discarded => ({
  kind: 'discarded',
  cites,
  seat,
  object,
});

/** 409.1.a: the player who discards chooses which cards. */
export const CHOSEN_BY_ITS_PLAYER = rift('409.1.a');

/** 409.3: as a cost all of it must be possible. */
export const DISCARDED_AS_COST = rift('409.3');
