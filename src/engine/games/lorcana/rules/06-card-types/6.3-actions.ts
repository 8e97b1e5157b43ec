import type { Game, ObjectId, Scope, Seat } from '../../../../kernel/index.js';
import type { ActionResolved } from '../../events/4.3.4-play.js';
import { lorcana } from '../../rulebook.js';
import { cardOf } from '../../state.js';

/** 6.3.1.2, 7.2.1: an action is never in play and waits in no bag; it resolves at once. */
export const AT_ONCE = [lorcana('7.2.1'), lorcana('6.3.1.2')];

/** 6.3.2: what an action has instead of abilities; null where it has nothing. */
export const scopeOfAction = (game: Game, action: ObjectId, controller: Seat): Scope | null => {
  const card = cardOf(game, action);
  if (!('effect' in card) || card.effect === undefined) return null;
  const source = { object: action, definition: card.id };
  return { at: { definition: source.definition, path: ['effect'] }, source, controller, bindings: {} };
};

/** What it has triggered may resolve now (6.3.4). */
export const resolved = (seat: Seat, object: ObjectId): ActionResolved => ({
  kind: 'actionResolved',
  cites: [lorcana('6.3.4'), lorcana('4.3.4.7'), lorcana('8.6.2')],
  seat,
  object,
});
