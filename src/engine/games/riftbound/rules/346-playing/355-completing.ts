import { done, entriesOf, fail, give, occur, procedure } from '../../../../kernel/index.js';
import { isPermanent } from '../../printed.js';
import { rift } from '../../rulebook.js';
import { cardOf, championOf } from '../../state.js';
import { notedOf } from './351.1-noted.js';
import { announcementOf, billOf, type Playing } from './352.4-choices.js';
import { choosing } from './352.4-chosen.js';
import { paymentEvents } from './354-payment.js';
import { becomingPermanent, permanentPlayed } from './356.2-permanents.js';
import { ON_THE_CHAIN } from './356.3-spells.js';
import { FROM_FACEDOWN, hiddenAt } from './727-hidden.js';

/**
 * 351 to 356 in one piece: on the chain, paid, legal still (355.1) or none of it has happened (355.3), finalized, with
 * what was chosen (352.4); units and gear enter at once. The log says what had it played: a text (406.3, 406.3.b),
 * Hidden (408.3, 727.1.b), the champion zone (107.2.c).
 */
export const completePlay = procedure<Playing>('complete-play', {
  chain: (game, playing) => {
    const { seat, card, bindings = {}, payment, ordered = false, recycled = false } = playing;
    const ways = [
      ...(ordered ? [rift('406.3.b')] : []),
      ...(hiddenAt(game, card) === null ? [] : FROM_FACEDOWN),
      ...(championOf(game, seat).includes(card) ? [rift('107.2.c')] : []),
    ];
    const cites = [rift('351.1'), rift('351.3'), rift('406.1'), rift('183.1'), ...ways];
    const bill = billOf(game, playing);
    const paid = paymentEvents(game, bill, payment ?? { given: {}, order: [] });
    const noted = { ...notedOf(game, card, bill.energy), ...(recycled && { recycledAfter: true }) };
    return give([{ kind: 'cardChained', cites, seat, object: card, bindings, noted }, ...paid], 'check');
  },
  check: (game, { seat, bindings = {} }, result) => {
    const item = entriesOf(result).find(({ kind }) => kind === 'cardChained')?.['object'];
    if (typeof item !== 'string') return fail();
    const cites = [rift('355.1'), rift('355.3'), ON_THE_CHAIN];
    const isSpell = cardOf(game, item).type === 'spell';
    const chosen = choosing(game, announcementOf(game, { seat, card: item, bindings }), isSpell);
    return occur([{ kind: 'finalized', cites, object: item, bindings }, ...chosen], 'finalized', { card: item });
  },
  finalized: (game, playing) =>
    isPermanent(cardOf(game, playing.card)) ? occur(becomingPermanent(game, playing), 'entered') : done(),
  entered: (_game, playing, result) => {
    const object = entriesOf(result).find(({ kind }) => kind === 'entered')?.['object'];
    return typeof object === 'string' ? occur(permanentPlayed(playing, object), 'end') : done();
  },
  end: () => done(),
});
