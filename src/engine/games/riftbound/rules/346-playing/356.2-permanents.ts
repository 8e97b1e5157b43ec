import { invariant, type Game, type GameEvent, type ObjectId } from '../../../../kernel/index.js';
import { isMainDeckCard } from '../../printed.js';
import type { Entered } from '../../events/356-playing.js';
import { rift } from '../../rulebook.js';
import { cardOf } from '../../state.js';
import { entering } from '../119-objects/137-entering.js';
import { PLAY_EFFECTS } from '../357-abilities/376.4-named-effects.js';
import type { Playing } from './352.4-choices.js';
import { paidForText } from './353.2-additional-costs.js';
import { playedNow } from './406-played.js';

/**
 * 356.2: a unit or gear resolves at once (333.1.c) and becomes a permanent; what has changed its card for a while is
 * over (109).
 */
export const becomingPermanent = (game: Game, { seat, card: object, at = null, paid = [] }: Playing): Entered => {
  const card = cardOf(game, object);
  invariant(isMainDeckCard(card), 'a card that is played is of the main deck');
  const { exhausted, cites } = entering(card.type, paid);
  return {
    kind: 'entered',
    cites: [rift('356.2'), rift('333.1.c'), rift('109'), ...cites],
    seat,
    object,
    type: card.type,
    at,
    exhausted,
    ...paidForText(paid),
  };
};

/** As it is there, it has been played. */
export const permanentPlayed = ({ seat, paid = [] }: Playing, object: ObjectId): GameEvent => ({
  ...playedNow(seat, object, PLAY_EFFECTS),
  ...paidForText(paid),
});
