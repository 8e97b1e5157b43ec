import {
  attempt,
  boardOf,
  call,
  done,
  entriesOf,
  evaluate,
  fail,
  go,
  hasFailed,
  matches,
  occur,
  procedure,
  recordOf,
  viewpointOf,
  type Game,
  type JsonRecord,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { choosePayment, isPayable, paymentEvents, type CpBill } from '../11-playing/11.2-payment.js';

type Purpose = 'attack' | 'block';

/** 10.1.2.3, 10.1.3.1.3: what effects ask of these Forwards, fixed when it is announced. A Party pays for each member. */
export const billForBattle = (game: Game, seat: Seat, purpose: Purpose, forwards: readonly ObjectId[]): CpBill => ({
  seat,
  cp: { of: {}, any: forwards.reduce((sum, id) => sum + costOfBattle(game, purpose, id), 0) },
  without: [],
  surplus: { free: 1, each: [] },
  cites: [purpose === 'attack' ? fftcg('10.1.2.3') : fftcg('10.1.3.1.3')],
});

export const isFree = (game: Game, purpose: Purpose, forward: ObjectId): boolean =>
  costOfBattle(game, purpose, forward) === 0;

export const canPayForBattle = (game: Game, seat: Seat, purpose: Purpose, forwards: readonly ObjectId[]): boolean =>
  isPayable(game, billForBattle(game, seat, purpose, forwards));

const costOfBattle = (game: Game, purpose: Purpose, forward: ObjectId): number => {
  const sum = boardOf(game).costs.reduce((total, active) => {
    const { ability, source } = active;
    const from = viewpointOf(active);
    const concerns =
      ability.affects === undefined ? source.object === forward : matches(game, ability.affects, forward, from);
    return ability.for === purpose && concerns ? total + evaluate(game, ability.add, from) : total;
  }, 0);
  return Math.max(0, sum);
};

type Paying = { readonly bill: CpBill; readonly payment?: JsonRecord };

/** Asks how it is paid and pays it at once; fails, and nothing has happened, where a part of it cannot be paid. */
export const payForBattle = procedure<Paying>('pay-for-battle', {
  choose: (_game, { bill }) => call(choosePayment.with({ bill }), 'commit'),
  commit: (_game, { bill }, result) =>
    hasFailed(result) ? fail() : attempt(commitForBattle.with({ bill, payment: recordOf(result) }), 'end'),
  end: (_game, _locals, result) => (hasFailed(result) ? fail() : done()),
});

export const commitForBattle = procedure<Paying>('commit-for-battle', {
  occur: (game, { bill, payment = {} }) => occur(paymentEvents(game, bill, payment), 'paid'),
  paid: (_game, { payment = {} }, result) =>
    entriesOf(result).length === Object.keys(payment).length ? go('end') : fail(),
  end: () => done(),
});
