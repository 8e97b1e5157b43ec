import { factsOf, hasKeyword, type Citation, type Game, type ObjectId, type Seat } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { unitsOfAt } from '../../state.js';

/** keyword.ambush: a unit can be played as a Reaction to a battlefield where its player has units. */
export const AMBUSH: readonly Citation[] = [rift('keyword.ambush')];

/** Whether it may be played to this battlefield by the keyword. */
export const ambushes = (game: Game, seat: Seat, card: ObjectId, at: ObjectId): boolean =>
  hasKeyword(factsOf(game, card), 'ambush') && unitsOfAt(game, seat, at).length > 0;
