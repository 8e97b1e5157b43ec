import {
  call,
  done,
  fail,
  give,
  hasFailed,
  kindOfZone,
  objectIn,
  procedure,
  type Call,
  type Game,
  type GameEvent,
  type PaidReplacement,
  type Seat,
} from '../../../../kernel/index.js';
import { isRiftboundCost } from '../../cost.js';
import { rift } from '../../rulebook.js';
import { controllerOf } from '../../state.js';
import { billOnResolution, type Bill } from '../346-playing/353-bill.js';
import { choosePayment, isPayable, paymentEvents, paymentIn } from '../346-playing/354-payment.js';

/**
 * 368: of several replacement effects the owner of what is affected says which comes first, an affected player
 * themselves (368.1), and the turn player for a battlefield without a controller (368.2).
 */
const chooser = (game: Game, { object: id, seat }: GameEvent): Seat => {
  const { active } = game.state.turn;
  const object = typeof id === 'string' ? objectIn(game, id) : undefined;
  if (object === undefined) return typeof seat === 'string' ? seat : active;
  const isUncontrolled = kindOfZone(object.zone) === 'battlefields' && controllerOf(game, object.id) === null;
  return isUncontrolled ? active : object.owner;
};

type Paying = { readonly bill: Bill; readonly then: Call };

/**
 * 416.3, 366: paid as the event would happen; then comes what takes the place of the event. It fails if the player does
 * not pay, or leaves before.
 */
export const payInstead = procedure<Paying>('pay-instead', {
  pay: (_game, { bill }) => call(choosePayment.with({ bill }), 'paid'),
  paid: (game, { bill }, result) =>
    result === null || hasFailed(result) ? fail() : give(paymentEvents(game, bill, paymentIn(result)), 'carryOut'),
  carryOut: (_game, { then }) => call(then, 'end'),
  end: () => done(),
});

const billFor = (game: Game, { seat, source, costs }: PaidReplacement): Bill =>
  billOnResolution(game, { seat, source, costs: costs.filter(isRiftboundCost) });

export const replacement = {
  perEvent: 'each-once',
  chooser,
  price: {
    isPayable: (game: Game, paid: PaidReplacement): boolean => isPayable(game, billFor(game, paid)),
    pay: (game: Game, paid: PaidReplacement, then: Call): Call => payInstead.with({ bill: billFor(game, paid), then }),
  },
  cites: [rift('365.1'), rift('365.2'), rift('366'), rift('367'), rift('368'), rift('368.1'), rift('368.2')],
} as const;
