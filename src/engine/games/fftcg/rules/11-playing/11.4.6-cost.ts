import type { Game, ObjectId, Seat } from '../../../../kernel/index.js';
import { isLightOrDark } from '../../card.js';
import { fftcg } from '../../rulebook.js';
import { costOf } from '../../state.js';
import { elementsOf, type Cp, type CpBill } from './11.2-payment.js';

/** 11.4.6 and 11.3.7: what a card costs its player, fixed when it is cast. */
export const billForCard = (game: Game, seat: Seat, card: ObjectId): CpBill => {
  const cp = cpOf(game, card);
  const elements = elementsOf(game, card);
  return {
    seat,
    cp,
    without: [card],
    surplus: elements.length > 1 ? { free: 0, each: elements } : { free: 1, each: [] },
    cites: [fftcg('11.4.6')],
  };
};

/**
 * One CP of each element of its own, and of a card of several elements as many as it has at least (11.4.6.1.2); Light and
 * Dark ask for none of theirs (11.4.6.1.3). What costs 0 costs nothing.
 */
const cpOf = (game: Game, card: ObjectId): Cp => {
  const cost = costOf(game, card);
  const elements = elementsOf(game, card);
  if (cost === 0) return { of: {}, any: 0 };
  const own = elements.filter((element) => !isLightOrDark([element]));
  const total = Math.max(cost, own.length);
  return { of: Object.fromEntries(own.map((element) => [element, 1])), any: total - own.length };
};
