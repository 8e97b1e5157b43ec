import { costChanges, type Game, type ObjectId, type Seat } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { isPayable, type CpBill } from '../11-playing/11.2-payment.js';
import { usedUpEvents } from '../11-playing/11.6.2-costs.js';

type Purpose = 'attack' | 'block';

/** 10.1.2.3, 10.1.3.1.3: what effects ask of these Forwards, fixed when it is announced. A Party pays for each member. */
export const billForBattle = (game: Game, seat: Seat, purpose: Purpose, forwards: readonly ObjectId[]): CpBill => {
  const changes = forwards.map((card) => costChanges(game, { card, seat, purpose }));
  const rule = purpose === 'attack' ? fftcg('10.1.2.3') : fftcg('10.1.3.1.3');
  return {
    seat,
    cp: { of: {}, any: changes.reduce((sum, { amounts }) => sum + costOf(amounts), 0) },
    without: [],
    surplus: { free: 1, each: [] },
    more: usedUpEvents(
      changes.flatMap(({ usedUp }) => usedUp),
      rule,
    ),
    rules: { element: rule, surplus: rule, itself: rule },
    cites: [rule],
  };
};

export const isFree = (game: Game, seat: Seat, purpose: Purpose, card: ObjectId): boolean =>
  costOf(costChanges(game, { card, seat, purpose }).amounts) === 0;

export const canPayForBattle = (game: Game, seat: Seat, purpose: Purpose, forwards: readonly ObjectId[]): boolean =>
  isPayable(game, billForBattle(game, seat, purpose, forwards));

const costOf = (amounts: readonly number[]): number =>
  Math.max(
    0,
    amounts.reduce((sum, amount) => sum + amount, 0),
  );
