import type { Citation, ObjectId, Seat } from '../../../../kernel/index.js';
import type { Played } from '../../events/356-playing.js';
import { rift } from '../../rulebook.js';
import { LEGION } from '../716-keywords/728-legion.js';

/** 406.1, 406.2.a: a card is played at what it costs, as long as that can be paid. */
export const AT_ITS_COST: readonly Citation[] = [rift('406.1'), rift('406.2.a')];

/**
 * 406.4.a: a card has been played once it has resolved: what waits for it triggers, and texts that ask for it count it.
 */
export const playedNow = (seat: Seat, object: ObjectId, cites: readonly Citation[]): Played => ({
  kind: 'played',
  cites: [rift('406.4.a'), ...cites, LEGION],
  seat,
  object,
});

/** 406.4.b: what was kept from resolving was not played. */
export const NOT_PLAYED = rift('406.4.b');
