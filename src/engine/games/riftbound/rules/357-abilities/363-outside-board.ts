import { holds, reject, type Game, type ObjectId, type Rejection, type Seat } from '../../../../kernel/index.js';
import { isMainDeckCard } from '../../printed.js';
import { rift } from '../../rulebook.js';
import { cardOf } from '../../state.js';

/** 363.1: a card may say on which condition it is played. Why that forbids it now, or null. */
export const refuseCondition = (game: Game, card: ObjectId, seat: Seat): Rejection | null => {
  const printed = cardOf(game, card);
  if (!isMainDeckCard(printed) || printed.playWhile === undefined) return null;
  return holds(game, printed.playWhile, { source: card, controller: seat, bindings: {} })
    ? null
    : reject('play.condition', [rift('363.1')], 'The condition that it names does not hold.', { card });
};

/** What a card changes of its own price, wherever it is played from. */
export const ITS_OWN_PRICE = [rift('363.2'), rift('363.2.a')];
