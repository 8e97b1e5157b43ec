import {
  fieldIn,
  idIn,
  invariant,
  reject,
  representatives,
  type Action,
  type Citation,
  type Game,
  type Json,
  type JsonRecord,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { inkCostOf } from '../../state.js';
import { isSungByOne, refuseSong, singersFor } from '../06-card-types/6.3.3-songs.js';
import { refuseShift, shiftBases, shiftCosts } from '../10-keywords/10.8-shift.js';
import { refuseSingTogether, singTogetherOf } from '../10-keywords/10.10-sing-together.js';
import { billFor, play, refuseProhibited, type Payment, type Terms } from './4.3.4-play.js';
import { refuseBill } from './4.3.4.6-paying.js';

/** The cards that may be played at some moment, and on which terms. */
type Offer = {
  readonly terms: Terms;
  readonly cards: (game: Game, seat: Seat) => readonly ObjectId[];
  /** The refusal of an answer that names another card. */
  readonly what: string;
  readonly cites: readonly Citation[];
};

/**
 * Playing one of these cards, offered where every part of it can be done (4.3.4.1). The answer says how it is paid for
 * (4.3.4.4): `ink`, or `free` where an effect says so; `shift` with the character it goes `onto`; `sing` with its one
 * `singers`; `sing-together`, whose singers are asked for next.
 */
export const playing = ({ terms, cards, what, cites }: Offer): Action => ({
  name: 'play',
  fields: ['card', 'pay', 'onto', 'singers'],
  list: (game, seat) =>
    representatives(game, cards(game, seat), seat).flatMap((card) =>
      waysToPlay(game, seat, card, terms).map((payment) => ({ action: 'play', card, ...payment })),
    ),
  refuse: (game, seat, answer) => {
    const card = fieldIn(answer, 'card', cards(game, seat), cites, what);
    if (typeof card !== 'string') return card;
    const payment = paymentIn(answer, terms);
    return 'kind' in payment ? payment : refusePlay(game, seat, card, payment, terms);
  },
  call: (seat, answer) => {
    const payment = paymentIn(answer, terms);
    invariant(!('kind' in payment), 'an accepted answer says how the card is paid for');
    return play.with({ seat, card: idIn(answer, 'card'), payment, terms, singers: [] });
  },
});

/** 4.3.4.4: the ways in which the card can be played, of several alike one. */
const waysToPlay = (game: Game, seat: Seat, card: ObjectId, terms: Terms): readonly Payment[] =>
  waysToPay(game, seat, card, terms).filter((payment) => refusePlay(game, seat, card, payment, terms) === null);

/** Without an alternate cost: for the ink cost, or for free. */
export const standardPayment = ({ free }: Terms): Payment => ({ pay: free ? 'free' : 'ink' });

/**
 * 4.3.4.4: the ways of paying that come into question at all, in the order they are listed: 10.8.1, 10.10.1, 6.3.3.3.
 */
const waysToPay = (game: Game, seat: Seat, card: ObjectId, terms: Terms): readonly Payment[] => [
  standardPayment(terms),
  ...(shiftCosts(game, card) === null
    ? []
    : representatives(game, shiftBases(game, seat, card), seat).map((onto): Payment => ({ pay: 'shift', onto }))),
  ...(singTogetherOf(game, card) !== null
    ? [{ pay: 'sing-together' } as const]
    : isSungByOne(game, card)
      ? representatives(game, singersFor(game, seat, inkCostOf(game, card)), seat).map((singer): Payment => ({
          pay: 'sing',
          singers: [singer],
        }))
      : []),
];

/** 4.3.4.1: why the card cannot be played this way now, or null. */
export const refusePlay = (game: Game, seat: Seat, card: ObjectId, payment: Payment, terms: Terms): Rejection | null =>
  refuseAlternate(game, seat, card, payment) ??
  refuseCost(game, seat, card, payment, terms) ??
  refuseProhibited(game, seat, card, payment);

/**
 * Who sings pays for nothing else (4.3.4.6); of those of Sing Together, who are chosen later, each may have to sing.
 */
const refuseCost = (game: Game, seat: Seat, card: ObjectId, payment: Payment, terms: Terms): Rejection | null => {
  const all = payment.pay === 'sing-together' ? singersFor(game, seat, null) : [];
  const singers = payment.pay === 'sing' ? payment.singers : all;
  const refusal = refuseBill(game, billFor(game, { seat, card, payment, terms, singers }));
  return refusal === null ? null : { ...refusal, cites: [...refusal.cites, lorcana('4.3.4.1')] };
};

const refuseAlternate = (game: Game, seat: Seat, card: ObjectId, payment: Payment): Rejection | null => {
  switch (payment.pay) {
    case 'ink':
    case 'free':
      return null;
    case 'shift':
      return refuseShift(game, seat, card, payment.onto);
    case 'sing':
      return refuseSong(game, seat, card, payment.singers);
    case 'sing-together':
      return refuseSingTogether(game, seat, card);
  }
};

/** The way of paying that an answer names, of those that these terms know. */
const paymentIn = (answer: JsonRecord, terms: Terms): Payment | Rejection => {
  const { pay, onto, singers } = answer;
  const standard = standardPayment(terms);
  // Each way needs its own field beside its name, and takes none of another way.
  if ('onto' in answer !== (pay === 'shift') || 'singers' in answer !== (pay === 'sing')) return shape(standard);
  if (pay === standard.pay) return standard;
  if (pay === 'sing-together') return { pay };
  if (typeof onto === 'string') return { pay: 'shift', onto };
  return isIds(singers) ? { pay: 'sing', singers } : shape(standard);
};

const isIds = (value: Json | undefined): value is readonly ObjectId[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

const shape = ({ pay }: Payment): Rejection =>
  reject(
    'answer.shape',
    [lorcana('4.3.4.4')],
    `Say how to pay: {"pay":"${pay}"}, {"pay":"shift","onto":id}, {"pay":"sing","singers":[id]} or {"pay":"sing-together"}.`,
  );
