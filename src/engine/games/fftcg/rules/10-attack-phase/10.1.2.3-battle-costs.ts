import { costChanges, withFields, type Game, type ObjectId, type Seat } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { isPayable, type CpBill } from '../11-playing/11.2-payment.js';
import { usedUpEvents } from '../11-playing/11.6.2-costs.js';

type Purpose = 'attack' | 'block';

/**
 * 10.1.2.3, 10.1.3.1.3: what effects ask of these Forwards, fixed when it is announced. A Party pays for each member.
 */
export const billForBattle = (game: Game, seat: Seat, purpose: Purpose, forwards: readonly ObjectId[]): CpBill => {
  const changes = forwards.map((card) => costChanges(game, { card, seat, purpose }));
  const any = changes.reduce((sum, { amounts }) => sum + costOf(amounts), 0);
  const rule = ruleOf(purpose);
  const usedUp = changes.flatMap((change) => change.usedUp);
  return withFields(billOf(seat, purpose, any), { more: usedUpEvents(usedUp, rule) });
};

const billOf = (seat: Seat, purpose: Purpose, any: number): CpBill => {
  const rule = ruleOf(purpose);
  return {
    seat,
    cp: { of: {}, any },
    without: [],
    surplus: { free: 1, each: [] },
    rules: { element: rule, surplus: rule, itself: rule },
    cites: [rule],
  };
};

const ruleOf = (purpose: Purpose) => (purpose === 'attack' ? fftcg('10.1.2.3') : fftcg('10.1.3.1.3'));

/** What these cost together. */
export const costOfBattle = (game: Game, seat: Seat, purpose: Purpose, forwards: readonly ObjectId[]): number =>
  forwards.reduce((sum, card) => sum + costOf(costChanges(game, { card, seat, purpose }).amounts), 0);

/** The most that the player can pay of what all of these would cost; nothing can always be paid. */
export const affordableCost = (game: Game, seat: Seat, purpose: Purpose, forwards: readonly ObjectId[]): number => {
  let cost = costOfBattle(game, seat, purpose, forwards);
  while (!isPayable(game, billOf(seat, purpose, cost))) cost -= 1;
  return cost;
};

export const isFree = (game: Game, seat: Seat, purpose: Purpose, card: ObjectId): boolean =>
  costOfBattle(game, seat, purpose, [card]) === 0;

export const canPayForBattle = (game: Game, seat: Seat, purpose: Purpose, forwards: readonly ObjectId[]): boolean =>
  isPayable(game, billForBattle(game, seat, purpose, forwards));

const costOf = (amounts: readonly number[]): number =>
  Math.max(
    0,
    amounts.reduce((sum, amount) => sum + amount, 0),
  );
