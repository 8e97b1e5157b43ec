import {
  reject,
  representatives,
  type Game,
  type Json,
  type JsonRecord,
  type ObjectId,
  type Rejection,
  type Seat,
  fieldIn,
  idIn,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { inkCostOf } from '../../state.js';
import { isSungByOne, refuseSong, singersFor } from '../06-card-types/6.3.3-songs.js';
import { handOf } from '../08-zones/8.3-hand.js';
import { refuseShift, shiftBases, shiftCosts } from '../10-keywords/10.8-shift.js';
import { refuseSingTogether, singTogetherOf } from '../10-keywords/10.10-sing-together.js';
import { billFor, play, refuseProhibited, type Payment } from './4.3.4-play.js';
import { refuseBill } from './4.3.4.6-paying.js';
import type { TurnAction } from './turn-action.js';

/**
 * Playing a card from hand as a turn action (4.3.4.2), offered where every part of it can be done (4.3.4.1). The answer says
 * how it is paid for (4.3.4.4): `ink`; `shift` with the character it goes `onto`; `sing` with its one `singers`;
 * `sing-together`, whose singers are asked for next.
 */
export const playAction: TurnAction = {
  name: 'play',
  fields: ['card', 'pay', 'onto', 'singers'],
  settles: [lorcana('4.3.4.8')],
  list: (game, seat) =>
    representatives(game, handOf(game, seat), seat).flatMap((card) =>
      waysToPay(game, seat, card)
        .filter((payment) => refusePlay(game, seat, card, payment) === null)
        .map((payment) => ({ action: 'play', card, ...payment })),
    ),
  refuse: (game, seat, answer) => {
    const card = fieldIn(
      answer,
      'card',
      handOf(game, seat),
      [lorcana('4.3.4.3'), lorcana('4.3.4.2')],
      'a card in your hand',
    );
    if (typeof card !== 'string') return card;
    const payment = paymentIn(answer);
    return 'kind' in payment ? payment : refusePlay(game, seat, card, payment);
  },
  call: (seat, answer) => {
    const payment = paymentIn(answer);
    const card = idIn(answer, 'card');
    return play.with({ seat, card, payment: 'kind' in payment ? { pay: 'ink' } : payment, singers: [], stays: false });
  },
};

/** 4.3.4.4: the ways of paying that come into question at all, in the order they are listed: 10.8.1, 10.10.1, 6.3.3.3. */
const waysToPay = (game: Game, seat: Seat, card: ObjectId): readonly Payment[] => [
  { pay: 'ink' },
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
const refusePlay = (game: Game, seat: Seat, card: ObjectId, payment: Payment): Rejection | null =>
  refuseAlternate(game, seat, card, payment) ??
  refuseCost(game, seat, card, payment) ??
  refuseProhibited(game, seat, card, payment);

/** Who sings pays for nothing else (4.3.4.6); of those of Sing Together, who are chosen later, each may have to sing. */
const refuseCost = (game: Game, seat: Seat, card: ObjectId, payment: Payment): Rejection | null => {
  const all = payment.pay === 'sing-together' ? singersFor(game, seat, null) : [];
  const singers = payment.pay === 'sing' ? payment.singers : all;
  const refusal = refuseBill(game, billFor(game, { seat, card, payment, singers }));
  return refusal === null ? null : { ...refusal, cites: [...refusal.cites, lorcana('4.3.4.1')] };
};

const refuseAlternate = (game: Game, seat: Seat, card: ObjectId, payment: Payment): Rejection | null => {
  switch (payment.pay) {
    case 'ink':
      return null;
    case 'shift':
      return refuseShift(game, seat, card, payment.onto);
    case 'sing':
      return refuseSong(game, seat, card, payment.singers);
    case 'sing-together':
      return refuseSingTogether(game, seat, card);
    case 'free':
      return reject('play.not-free', [lorcana('4.3.4.10')], 'Only an effect lets a card be played for free.', { card });
  }
};

const paymentIn = (answer: JsonRecord): Payment | Rejection => {
  const { pay, onto, singers } = answer;
  // Each way needs its own field beside its name, and takes none of another way.
  if ('onto' in answer !== (pay === 'shift') || 'singers' in answer !== (pay === 'sing')) return shape();
  if (pay === 'ink' || pay === 'sing-together') return { pay };
  if (typeof onto === 'string') return { pay: 'shift', onto };
  return isIds(singers) ? { pay: 'sing', singers } : shape();
};

const isIds = (value: Json | undefined): value is readonly ObjectId[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

const shape = (): Rejection =>
  reject(
    'answer.shape',
    [lorcana('4.3.4.4')],
    'Say how to pay: {"pay":"ink"}, {"pay":"shift","onto":id}, {"pay":"sing","singers":[id]} or {"pay":"sing-together"}.',
  );
