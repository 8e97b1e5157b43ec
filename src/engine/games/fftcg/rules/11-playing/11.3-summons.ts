import {
  announce,
  call,
  canBeAnnounced,
  done,
  entriesOf,
  fail,
  fieldIn,
  go,
  hasFailed,
  idIn,
  isProhibited,
  objectOf,
  occur,
  procedure,
  recordOf,
  reject,
  representatives,
  type Action,
  type Announcement,
  type Bindings,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { cardOf } from '../../state.js';
import { castableFrom, castFromLbDeck } from '../15-keywords/15.2.8-limit-break.js';
import { choosePayment, cpPaidWith, paymentEvents } from './11.2-payment.js';
import { refuseByOwnText } from './11.3.1-own-limits.js';
import { chosenEvents } from './11.11.5-choosing.js';
import {
  billFor,
  choosePrice,
  namesOfPrice,
  PLAIN,
  priceIn,
  refusePrice,
  isAffordable,
  type Price,
  pricedOf,
} from './11.3.5-price.js';

type Casting = {
  readonly seat: Seat;
  readonly card: ObjectId;
  /** An effect lets it be cast without paying its cost. */
  readonly free?: boolean;
  /** An effect changes what it costs, this time only. */
  readonly add?: number;
  /** An effect has it cast. */
  readonly ordered?: boolean;
  readonly price?: Price;
  readonly bindings?: Bindings;
};

/**
 * 11.3: further costs and X (11.3.5), modes (11.3.4), targets (11.3.3), divisions (11.3.6), then how it is paid: all of
 * that is only gathered. Then it goes on the stack and is paid for in one piece (11.3.7.1), or nothing has happened
 * (11.3.1, 14.1). It may have come from the LB deck (15.2.8.3, 15.2.8.4.3).
 */
export const castSummon = procedure<Casting>('cast-summon', {
  price: (_game, casting) => call(choosePrice.with({ priced: pricedOf(casting) }), 'announce'),
  announce: (game, casting, result) => {
    if (hasFailed(result)) return fail();
    const price = priceIn(result);
    return call(announce.with(announcementOf(game, casting, price)), 'pay', { price });
  },
  pay: (game, casting, result) => {
    if (hasFailed(result)) return fail();
    const bill = billFor(game, pricedOf(casting), casting.price ?? PLAIN);
    return call(choosePayment.with({ bill }), 'commit', { bindings: recordOf(result) });
  },
  commit: (game, casting, result) => {
    if (hasFailed(result)) return fail();
    const { seat, card, bindings = {}, price = PLAIN, ordered = false } = casting;
    const why = [...castFromLbDeck(game, card), ...(ordered ? [fftcg('11.3.11')] : [])];
    const cites = [...why, fftcg('11.3.2'), fftcg('11.3.8')];
    const bill = billFor(game, pricedOf(casting), price);
    const payment = recordOf(result);
    const cpPaid = cpPaidWith(game, bill, payment);
    const cast = { kind: 'summonCast', cites, seat, object: card, bindings, cpPaid };
    return occur([cast, ...paymentEvents(game, bill, payment)], 'choose');
  },
  choose: (game, casting, result) => {
    const object = entriesOf(result).find(({ kind }) => kind === 'summonCast')?.['object'];
    // Something else has happened instead (11.12.5.4).
    if (typeof object !== 'string') return go('end');
    const announced = announcementOf(game, { ...casting, card: object }, PLAIN);
    return occur(chosenEvents(game, { ...announced, bindings: casting.bindings ?? {} }, { stacks: true }), 'end');
  },
  end: () => done(),
  stopped: () => go('end'),
});

export const castSummonAction: Action = {
  name: 'cast-summon',
  fields: ['card'],
  list: (game, seat) =>
    representatives(game, castableFrom(game, seat), seat)
      .filter((card) => mayBeCast(game, { seat, card }))
      .map((card) => ({ action: 'cast-summon', card })),
  refuse: (game, seat, answer) => {
    const cites = [fftcg('11.3.1')];
    const card = fieldIn(answer, 'card', castableFrom(game, seat), cites, 'a Summon in your hand or LB deck');
    return typeof card === 'string' ? refuseSummon(game, { seat, card }) : card;
  },
  call: (seat, answer) => castSummon.with({ seat, card: idIn(answer, 'card') }),
};

/** The same as that nothing refuses it, without a reason where something does. */
const mayBeCast = (game: Game, casting: Casting): boolean =>
  refuseApartFromPrice(game, casting) === null && isAffordable(game, pricedOf(casting));

/** Why a Summon cannot be cast now, or null. */
export const refuseSummon = (game: Game, casting: Casting): Rejection | null =>
  refuseApartFromPrice(game, casting) ?? refusePrice(game, pricedOf(casting));

const refuseApartFromPrice = (game: Game, casting: Casting): Rejection | null => {
  const { seat, card } = casting;
  const details = { card };
  if (cardOf(game, card).type !== 'summon') {
    return reject('cast.not-a-summon', [fftcg('11.3.1')], 'This card is no Summon.', details);
  }
  if (isProhibited(game, { kind: 'summonCast', cites: [], seat, object: card, bindings: {} })) {
    return reject('cast.forbidden', [fftcg('2.2'), fftcg('11.3.1')], 'An effect forbids casting it.', details);
  }
  const limit = refuseByOwnText(game, seat, card);
  if (limit !== null) return limit;
  return canBeAnnounced(game, announcementOf(game, casting, PLAIN))
    ? null
    : reject('cast.no-target', [fftcg('11.3.3')], 'There is nothing that the Summon can choose.', details);
};

const announcementOf = (game: Game, casting: Casting, price: Price): Announcement => {
  const { seat, card } = casting;
  const { definition } = objectOf(game, card);
  return {
    at: { definition, path: [] },
    source: { object: card, definition },
    controller: seat,
    bindings: namesOfPrice(game, pricedOf(casting), price),
    cites: {
      modes: [fftcg('11.3.4'), fftcg('11.3.4.1')],
      targets: [fftcg('11.3.3')],
      divisions: [fftcg('11.3.6')],
    },
  };
};
