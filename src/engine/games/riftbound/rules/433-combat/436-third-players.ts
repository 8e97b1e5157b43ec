import type { Citation, Game, ObjectId, Seat } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { battlefieldsOf, controllerOf } from '../../state.js';
import { mayPlayTo } from '../346-playing/352.2-closed.js';

/** 436.2.a: where units of two others fight, a third player plays none; it is played to the base. */
export const NOT_TO_COMBATS: readonly Citation[] = [rift('436.2.a')];

/**
 * 352.2: where a unit may be played beside the base: battlefields that its player controls, but for those where two
 * others fight.
 */
export const placesFor = (game: Game, seat: Seat): readonly ObjectId[] =>
  battlefieldsOf(game).filter((at) => controllerOf(game, at) === seat && mayPlayTo(game, seat, at));
