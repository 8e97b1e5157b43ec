import {
  ask,
  call,
  done,
  entriesOf,
  go,
  invariant,
  isProhibited,
  occur,
  procedure,
  reject,
  resolutionCall,
  textsOf,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import type { LorcanaCost } from '../../cost.js';
import type { Sung, Played } from '../../events/4.3.4-play.js';
import { lorcana } from '../../rulebook.js';
import { cardOf, inkCostOf } from '../../state.js';
import { FORBIDDEN } from '../01-concepts/1.2-golden-rules.js';
import { AT_ONCE, resolved, scopeOfAction } from '../06-card-types/6.3-actions.js';
import { SUNG } from '../06-card-types/6.3.3-songs.js';
import { SHIFTED, shiftCosts } from '../10-keywords/10.8-shift.js';
import { SUNG_TOGETHER, WHO_SINGS } from '../10-keywords/10.10-sing-together.js';
import type { Bill } from './4.3.4.6-cards-that-pay.js';
import { pay } from './4.3.4.6-paying.js';

/** How a card is paid for (4.3.4.4). */
export type Payment =
  | { readonly pay: 'ink' }
  | { readonly pay: 'shift'; readonly onto: ObjectId }
  | { readonly pay: 'sing'; readonly singers: readonly ObjectId[] }
  | { readonly pay: 'sing-together' }
  | { readonly pay: 'free' };

/**
 * On which terms a card may be played: those of the turn action, or of the effect that lets it be played (4.3.4.10).
 */
export type Terms = {
  /** All ink costs are ignored, also those of Shift. */
  readonly free: boolean;
  /** Added to the ink that is due, this time only. */
  readonly add: number;
  /** It enters exerted. */
  readonly exerted: boolean;
  /** It resolves from the zone that the instructing ability moved it to (7.1.6). */
  readonly stays: boolean;
};

type Play = {
  readonly seat: Seat;
  readonly card: ObjectId;
  readonly payment: Payment;
  readonly terms: Terms;
  readonly singers: readonly ObjectId[];
  readonly played?: ObjectId;
};

/**
 * 4.3.4: that the play is legal and can be paid in full was checked before it was accepted; here it is paid (step 4),
 * the card counts as played (4.3.4.7), and an action resolves at once. What triggered meanwhile waits (4.3.4.8). The
 * caller learns which card it is now.
 */
export const play = procedure<Play>('play', {
  choose: (_game, { seat, card, payment }) => {
    if (payment.pay !== 'sing-together') return go('pay', payment.pay === 'sing' ? { singers: payment.singers } : {});
    return ask({ seat, kind: 'singTogether', params: { song: card }, cites: WHO_SINGS, about: card }, 'sing');
  },
  sing: (_game, _locals, result) => go('pay', { singers: textsOf(result) }),

  pay: (game, locals) => call(pay(billFor(game, locals)), 'enter'),
  enter: (game, { seat, card, payment, terms: { exerted, stays } }) => {
    const { type } = cardOf(game, card);
    const onto = payment.pay === 'shift' ? payment.onto : null;
    const cites = onto === null ? PLAYED[type] : [...SHIFTED, ...PLAYED[type]];
    const how = { pay: payment.pay, onto, exerted, damage: 0, stays };
    const event: Played = { kind: 'played', cites, seat, object: card, type, ...how };
    return occur(event, 'played');
  },
  played: (_game, { singers, seat, payment }, result) => {
    const [entry] = entriesOf(result);
    // A play that is forbidden at this point does not happen ("can't" beats "can", 1.2.2).
    if (typeof entry?.['object'] !== 'string') return done();
    const song = entry['object'];
    const cites = payment.pay === 'sing-together' ? SUNG_TOGETHER : SUNG;
    const sung = singers.map((object): Sung => ({ kind: 'sung', cites, object, seat, song }));
    return occur(sung, entry['type'] === 'action' ? 'resolve' : 'end', { played: song });
  },
  resolve: (game, { played, seat }) => {
    invariant(played !== undefined, 'the card was played');
    const scope = scopeOfAction(game, played, seat);
    return scope === null ? go('discard') : call(resolutionCall(scope, [resolved(seat, played)]), 'end');
  },
  discard: (_game, { played, seat }) => {
    invariant(played !== undefined, 'the card was played');
    return occur(resolved(seat, played), 'end');
  },
  end: (_game, { played }) => done(played ?? null),
});

/** 1.2.2: what forbids the play beats what allows it. */
export const refuseProhibited = (
  game: Game,
  seat: Seat,
  card: ObjectId,
  { pay: way }: Pick<Payment, 'pay'>,
): Rejection | null =>
  isProhibited(game, { kind: 'played', cites: [], seat, object: card, type: cardOf(game, card).type, pay: way })
    ? reject('play.prohibited', FORBIDDEN, 'An effect forbids playing this card.', { card })
    : null;

/** 4.3.4.5: the total cost to play the card this way: ink or alternate cost, and what is due besides. */
export const billFor = (game: Game, { seat, card, payment, terms, singers }: Play): Bill => ({
  seat,
  source: card,
  purpose: 'play',
  add: terms.add,
  costs: [...baseCosts(game, card, payment), ...(cardOf(game, card).additionalCosts ?? [])],
  singers,
  free: terms.free || (payment.pay !== 'ink' && payment.pay !== 'shift'),
  cites: [lorcana('4.3.4.6')],
});

const baseCosts = (game: Game, card: ObjectId, { pay: way }: Payment): readonly LorcanaCost[] => {
  switch (way) {
    case 'ink':
      return [{ pay: 'ink', n: inkCostOf(game, card) }];
    case 'shift':
      return shiftCosts(game, card) ?? [];
    case 'sing':
    case 'sing-together':
    case 'free':
      return [];
  }
};

const CARD_PLAYED = [lorcana('4.3.4.7'), lorcana('8.4.1')];
const PLAYED = {
  action: [lorcana('4.3.4.7'), ...AT_ONCE],
  character: CARD_PLAYED,
  item: CARD_PLAYED,
  location: CARD_PLAYED,
};
