import {
  ask,
  count,
  done,
  enumerate,
  go,
  isRecord,
  occur,
  optionsOf,
  procedure,
  recordOf,
  reject,
  textOf,
  textsOf,
  type DecisionKind,
  type Game,
  type GameEvent,
  type Json,
  type JsonRecord,
  type ObjectId,
} from '../../../../kernel/index.js';
import { ashes } from '../../rulebook.js';
import { match, symbolText } from './dice-matching.js';
import { diceFor, discardable, discardsDue, dueIn, refuseDue, symbolsDue, type Bill, type Due } from './pay-bill.js';
import { paymentSpace, refusePayment } from './pay.magic-space.js';

type Paying = {
  readonly bill: Bill;
  /** Which of the ways to pay. */
  readonly way: number;
  /** The dice that are spent. */
  readonly dice: readonly ObjectId[];
  readonly discards: readonly ObjectId[];
};

/**
 * First everything that is chosen, then all of it at once (turn.main.play.2, glossary.activate). That it can be paid in
 * full was checked before. What leaves no choice is not asked. The result is what the costs name.
 */
const paying = procedure<Paying>('paying', {
  begin: (game, { bill }) => {
    const ways = payableWays(game, bill);
    const [way = 0] = ways;
    if (ways.length < 2) return go('dice', { way });
    const { seat, source } = bill;
    const cites = [...(bill.costs.some(({ pay: kind }) => kind === 'x') ? X : [ashes('pay.parallel')]), ...bill.cites];
    return ask({ seat, kind: 'parallelCost', params: { bill }, cites, about: source }, 'chosenWay');
  },
  chosenWay: (_game, _locals, result) => go('dice', { way: Number(textOf(result)) }),

  dice: (game, { bill, way }) => {
    const due = dueAt(bill, way);
    const symbols = symbolsDue(due);
    if (symbols.length === 0) return go('discards');
    const space = paymentSpace(symbols, diceFor(game, due));
    if (count(space, 2) === 1) {
      const [only = {}] = enumerate(space);
      return go('discards', { dice: spentBy(only) });
    }
    const { seat, source } = bill;
    const cites = [ashes('pay.magic'), ...bill.cites];
    return ask({ seat, kind: 'payment', params: { bill, way }, cites, about: source }, 'spent');
  },
  spent: (_game, _locals, result) => go('discards', { dice: spentBy(result) }),

  discards: (game, { bill, way }) => {
    const due = dueAt(bill, way);
    const wanted = discardsDue(due);
    const cards = discardable(game, due);
    if (wanted === 0 || wanted === cards.length) return go('pay', { discards: wanted === 0 ? [] : cards });
    const { seat, source } = bill;
    const cites = [ashes('pay.discard'), ...bill.cites];
    return ask({ seat, kind: 'discardToPay', params: { bill, way }, cites, about: source }, 'discarded');
  },
  discarded: (_game, _locals, result) => go('pay', { discards: textsOf(result) }),

  pay: (game, locals) => occur(payments(game, locals), 'end'),
  end: (_game, locals) => done(paidWith(locals)),
});

export const payProcedure = paying;
export const pay = (bill: Bill) => paying.with({ bill, way: 0, dice: [], discards: [] });

const X = [ashes('glossary.x'), ashes('glossary.magicplaycost.2')];

const dueAt = (bill: Bill, way: number): Due => dueIn(bill)[way] ?? { ...bill, costs: [], options: {} };

const payableWays = (game: Game, bill: Bill): readonly number[] =>
  dueIn(bill).flatMap((due, way) => (refuseDue(game, due) === null ? [way] : []));

const spentBy = (answer: Json): readonly ObjectId[] => Object.keys(recordOf(answer));

/**
 * In the order of the pool: nothing follows from the order in which an answer names them. For an X of 0 nothing is
 * spent (pay.parallel).
 */
const payments = (game: Game, { bill, way, dice, discards }: Paying): readonly GameEvent[] => {
  const { seat, source } = bill;
  const due = dueAt(bill, way);
  const actions = due.costs.flatMap(({ pay: kind }): readonly GameEvent[] => {
    if (kind === 'main')
      return [{ kind: 'actionTaken', cites: [ashes('pay.main'), ashes('turn.main.cost.1')], seat, action: 'main' }];
    if (kind === 'side')
      return [{ kind: 'actionTaken', cites: [ashes('pay.side'), ashes('turn.side.cost')], seat, action: 'side' }];
    if (kind === 'exhaust') return [{ kind: 'exhausted', cites: [ashes('pay.exhaust')], object: source, count: 1 }];
    if (kind === 'power')
      return [{ kind: 'diceExhausted', cites: [ashes('turn.side.dicepower')], seat, objects: [source] }];
    return [];
  });
  const { pays } = match(
    symbolsDue(due),
    diceFor(game, due).filter(({ id }) => dice.includes(id)),
  );
  const spent: readonly GameEvent[] =
    pays.length === 0
      ? []
      : [
          {
            kind: 'magicPaid',
            cites: [ashes('pay.magic'), ashes('dice.2')],
            seat,
            source,
            objects: pays.map(({ die }) => die.id),
            symbols: pays.map(({ symbol }) => symbolText(symbol)),
          },
        ];
  const discarded = discards.map((object): GameEvent => ({
    kind: 'discarded',
    cites: [ashes('pay.discard')],
    seat,
    object,
    from: 'hand',
  }));
  return [...actions, ...spent, ...discarded];
};

/** What an effect may ask of its payment: which optional costs were paid, and the dice, which are gone by now. */
const paidWith = ({ bill, way, dice }: Paying): JsonRecord => {
  const { costs, options } = dueAt(bill, way);
  const named = costs.flatMap((cost) =>
    cost.pay === 'magic' && cost.as !== undefined ? [[cost.as, dice] as const] : [],
  );
  return { ...options, ...Object.fromEntries(named) };
};

export const parallelCostDecision: DecisionKind<{ readonly bill: Bill }> = {
  kind: 'parallelCost',
  prompt: 'Which of the costs do you pay?',
  space: (game, { bill }) => ({ kind: 'one', options: payableWays(game, bill).map((way) => ({ id: String(way) })) }),
  shows: (_game, { bill }) => ({ ways: dueIn(bill).map(({ costs }) => costs) }),
};

export const paymentDecision: DecisionKind<{ readonly bill: Bill; readonly way: number }> = {
  kind: 'payment',
  prompt: 'Which dice do you spend?',
  space: (game, { bill, way }) => paymentSpace(symbolsDue(dueAt(bill, way)), diceFor(game, bill)),
  shows: (_game, { bill, way }) => ({ symbols: symbolsDue(dueAt(bill, way)).map(symbolText) }),
  refuse: (game, { bill, way }, answer, { cites }) =>
    isRecord(answer)
      ? refusePayment(symbolsDue(dueAt(bill, way)), diceFor(game, bill), answer)
      : reject('answer.shape', cites, 'The answer is a record of the dice that are spent, each with its face.'),
};

export const discardToPayDecision: DecisionKind<{ readonly bill: Bill; readonly way: number }> = {
  kind: 'discardToPay',
  prompt: 'Which cards of your hand do you discard?',
  secret: true,
  space: (game, { bill, way }, { seat }) => {
    const wanted = discardsDue(dueAt(bill, way));
    const cards = discardable(game, bill);
    return { kind: 'some', options: optionsOf(game, cards, seat), min: wanted, max: wanted };
  },
};
