import {
  invariant,
  onceFor,
  reject,
  type Citation,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import type { AshesCost, CostOfX, SimpleCost } from '../../cost.js';
import { ashes } from '../../rulebook.js';
import { activePoolOf, cardOf, handOf, levelOf, mainsTaken, sidesAllowed, sidesTaken } from '../../state.js';
import { refusePower } from './dice.5-power.js';
import { canPay, MATCHING, symbolsOf, type Die, type MagicSymbol } from './dice-matching.js';

/** What a player owes for something, and for what. */
export type Bill = {
  readonly seat: Seat;
  /** The card that is played or activated, or the die of a dice power. */
  readonly source: ObjectId;
  readonly costs: readonly AshesCost[];
  /** So many basic symbols less are due, never less than none. */
  readonly reduction: number;
  readonly cites: readonly Citation[];
};

/** A bill with one of each group of parallel costs chosen: what is due in fact. */
export type Due = Omit<Bill, 'costs'> & {
  readonly costs: readonly SimpleCost[];
  /** How often each optional cost is paid, by name: 1 or 0, or X for a cost that is paid X times. */
  readonly options: { readonly [name: string]: number };
};

type Way = Pick<Due, 'costs' | 'options'>;

/**
 * pay.parallel: every way to choose one of each group, whether each optional cost is paid, and how often what is paid X
 * times (glossary.magicplaycost.2), in the order of the card.
 */
export const waysToPay = onceFor((costs: readonly AshesCost[]): readonly Way[] => {
  const withX = costs.filter((cost) => cost.pay === 'x');
  const ways = costs
    .filter((cost) => cost.pay !== 'x')
    .reduce<readonly Way[]>(
      (before, cost) => choicesOf(cost).flatMap((one) => before.map((way) => bothOf(way, one))),
      [{ costs: [], options: {} }],
    );
  return withX.length === 0 ? ways : xs(withX).flatMap((x) => ways.map((way) => bothOf(way, x)));
});

/** glossary.x, glossary.magicplaycost.2: from 0 on, as often as ten dice could pay it. */
const X_MAX = 10;
const xs = (costs: readonly CostOfX[]): readonly Way[] =>
  Array.from({ length: X_MAX + 1 }, (_, x): Way => {
    const dice = costs.map(({ of }) => ({ ...of, n: of.n * x }));
    return {
      costs: x === 0 ? [] : [{ pay: 'magic', dice }],
      options: Object.fromEntries(costs.map(({ as }) => [as, x])),
    };
  });

/** pay.parallel; an optional cost is paid or not (glossary.activate). */
const choicesOf = (cost: Exclude<AshesCost, CostOfX>): readonly Way[] => {
  if (cost.pay === 'parallel') return cost.of.map((one) => ({ costs: [one], options: {} }));
  if (cost.pay !== 'optional') return [{ costs: [cost], options: {} }];
  return [
    { costs: [], options: { [cost.as]: 0 } },
    { costs: [cost.of], options: { [cost.as]: 1 } },
  ];
};

const bothOf = (way: Way, one: Way): Way => ({
  costs: [...way.costs, ...one.costs],
  options: { ...way.options, ...one.options },
});

export const dueIn = (bill: Bill): readonly Due[] => waysToPay(bill.costs).map((way) => ({ ...bill, ...way }));

/** The dice of a player's active pool. */
export const activeDice = (game: Game, seat: Seat): readonly Die[] =>
  activePoolOf(game, seat).map((id) => {
    const kind = cardOf(game, id);
    invariant(kind.type === 'die', 'in a pool lie dice');
    return { id, magic: kind.magic, level: levelOf(game, id) };
  });

/** pay.magic: those that can be spent for it, but not the die whose own power is activated (turn.side.dicepower). */
export const diceFor = (game: Game, { seat, source }: Pick<Bill, 'seat' | 'source'>): readonly Die[] =>
  activeDice(game, seat).filter(({ id }) => id !== source);

/** pay.magic, focus.1: a reduction takes basic symbols only. */
export const symbolsDue = ({ costs, reduction }: Pick<Due, 'costs' | 'reduction'>): readonly MagicSymbol[] => {
  const symbols = symbolsIn(costs);
  if (reduction === 0) return symbols;
  let less = reduction;
  // Basic symbols come last.
  return symbols.filter(({ level }) => level !== 'basic' || --less < 0);
};

const symbolsIn = onceFor((costs: readonly SimpleCost[]) =>
  symbolsOf(costs.flatMap((cost) => (cost.pay === 'magic' ? cost.dice : []))),
);

export const discardsDue = ({ costs }: Pick<Due, 'costs'>): number =>
  costs.reduce((sum, cost) => (cost.pay === 'discard' ? sum + cost.count : sum), 0);

/** The cards of the hand that can be discarded for it: not the one that is paid for. */
export const discardable = (game: Game, { seat, source }: Pick<Bill, 'seat' | 'source'>): readonly ObjectId[] =>
  handOf(game, seat).filter((id) => id !== source);

/** The reason why it cannot be paid in full now, or null; of parallel costs, why not even the last one. */
export const refuseBill = (game: Game, bill: Bill): Rejection | null => {
  let refusal: Rejection | null = null;
  for (const due of dueIn(bill)) {
    refusal = refuseDue(game, due);
    if (refusal === null) return null;
  }
  return refusal;
};

export const refuseDue = (game: Game, due: Due): Rejection | null =>
  refuseActions(game, due) ?? refusePower(game, due) ?? refuseDiscards(game, due) ?? refuseMagic(game, due);

const refuseActions = (game: Game, { seat, costs }: Due): Rejection | null => {
  const mains = costs.filter(({ pay }) => pay === 'main').length;
  const sides = costs.filter(({ pay }) => pay === 'side').length;
  if (mains + sides === 0) return null;
  if (game.state.turn.phase !== 'turns' || game.state.turn.active !== seat)
    return reject('pay.not-your-turn', [ashes('turn.2')], 'Actions are taken in the own turn.');
  if (mains + mainsTaken(game, seat) > 1)
    return reject(
      'pay.no-main-action',
      [ashes('pay.main'), ashes('turn.main.cost.1'), ashes('turn.2')],
      'The main action has been taken.',
    );
  if (sides + sidesTaken(game, seat) > 1 + sidesAllowed(game, seat))
    return reject(
      'pay.no-side-action',
      [ashes('pay.side'), ashes('turn.side.cost'), ashes('turn.2')],
      'No side action is left.',
    );
  return null;
};

const refuseDiscards = (game: Game, due: Due): Rejection | null => {
  const count = discardsDue(due);
  if (count <= discardable(game, due).length) return null;
  return reject('pay.too-few-cards', [ashes('pay.discard')], `It costs ${count} cards of the hand.`);
};

const refuseMagic = (game: Game, due: Due): Rejection | null => {
  if (canPay(symbolsDue(due), diceFor(game, due))) return null;
  const cites = [ashes('pay.magic'), ...MATCHING];
  return reject('pay.too-few-dice', cites, 'The dice of the active pool do not pay it.');
};
