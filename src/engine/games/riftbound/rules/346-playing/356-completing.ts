import { done, entriesOf, fail, occur, procedure } from '../../../../kernel/index.js';
import { isPermanent } from '../../card.js';
import { rift } from '../../rulebook.js';
import { cardOf, championOf } from '../../state.js';
import { entering } from '../119-objects/137-entering.js';
import { PLAY_EFFECTS } from '../357-abilities/376.4-named-effects.js';
import { billOf, type Playing } from './352.4-choices.js';
import { paymentEvents } from './354-payment.js';
import { FROM_FACEDOWN, hiddenAt } from './727-hidden.js';

/** 351 to 356 in one piece: on the chain, paid, legal still (355), finalized; units and gear enter at once (333.1.c, 356.2). */
export const completePlay = procedure<Playing>('complete-play', {
  chain: (game, playing) => {
    const { seat, card, bindings = {}, payment, ordered = false } = playing;
    const ways = [
      ...(ordered ? [rift('406.3.b')] : []),
      ...(hiddenAt(game, card) === null ? [] : FROM_FACEDOWN),
      ...(championOf(game, seat).includes(card) ? [rift('107.2.c')] : []),
    ];
    const cites = [rift('351.1'), rift('351.3'), rift('406.1'), rift('183.1'), ...ways];
    const paid = paymentEvents(game, billOf(game, playing), payment ?? { given: {}, order: [] });
    return occur([{ kind: 'cardChained', cites, seat, object: card, bindings }, ...paid], 'check');
  },
  check: (_game, { bindings = {} }, result) => {
    const item = entriesOf(result).find(({ kind }) => kind === 'cardChained')?.['object'];
    if (typeof item !== 'string') return fail();
    const cites = [rift('355.1'), rift('355.3'), rift('356.3')];
    return occur({ kind: 'finalized', cites, object: item, bindings }, 'finalized', { card: item });
  },
  finalized: (game, { seat, card, at = null, paid = [] }) => {
    const printed = cardOf(game, card);
    if (!isPermanent(printed)) return done();
    const { exhausted, cites: ways } = entering(printed.type, paid);
    const cites = [rift('356.2'), rift('333.1.c'), rift('109'), ...ways];
    return occur({ kind: 'entered', cites, seat, object: card, at, exhausted }, 'entered');
  },
  entered: (_game, { seat }, result) => {
    const object = entriesOf(result).find(({ kind }) => kind === 'entered')?.['object'];
    if (typeof object !== 'string') return done();
    return occur({ kind: 'played', cites: [rift('406.4.a'), ...PLAY_EFFECTS, rift('728.1')], seat, object }, 'end');
  },
  end: () => done(),
});
