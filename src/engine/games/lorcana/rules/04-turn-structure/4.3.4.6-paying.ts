import {
  ask,
  done,
  entriesOf,
  go,
  objectIn,
  occur,
  optionsOf,
  procedure,
  reject,
  textsOf,
  type Citation,
  type DecisionKind,
  type Game,
  type GameEvent,
  type Json,
  type JsonRecord,
  type ObjectId,
  type Rejection,
} from '../../../../kernel/index.js';
import type { LorcanaCost } from '../../cost.js';
import type { Exerted } from '../../events/5.1-conditions.js';
import type { Discarded } from '../../events/8.3.4-discarded.js';
import { banishCard } from '../../events/8.6.2-banished.js';
import { SUNG } from '../06-card-types/6.3.3-songs.js';
import { readyInk } from '../../zones/8.5-inkwell.js';
import { exertInk } from '../08-zones/8.5-ink.js';
import { inAnyOrder } from '../08-zones/8.6-discard.js';
import { rulesOfRecklessPayment } from '../10-keywords/10.5-reckless.js';
import { rulesOfSinger } from '../10-keywords/10.9-singer.js';
import { totalInk, type TotalInk } from './4.3.4.5-cost.js';
import {
  paidWithoutChoice,
  chosenForOtherParts,
  inOrder,
  isChoosing,
  payable,
  refuseShortage,
  type Bill,
  type Choosing,
} from './4.3.4.6-cards-that-pay.js';
import { refuseExert } from './4.3.8-exerting.js';

type Paying = {
  readonly bill: Bill;
  /** The parts for which cards are still to be chosen, by their place in the bill. */
  readonly open: readonly number[];
  readonly chosen: Chosen;
};

/** What was chosen for each part. */
type Chosen = readonly (readonly ObjectId[])[];

/** 4.3.4.6: first everything that is chosen, then all of it at once. That it can be paid in full was checked before. */
const paying = procedure<Paying>('paying', {
  begin: (game, { bill }) => go('next', { open: inOrder(game, bill), chosen: bill.costs.map(() => []) }),
  next: (_game, { bill, open: [part], chosen }) => {
    const cost = part === undefined ? undefined : bill.costs[part];
    if (cost === undefined || !isChoosing(cost)) return go('pay');
    const { seat, source, cites } = bill;
    const params = {
      cost,
      source,
      given: [...paidWithoutChoice(bill, cost), ...chosenForOtherParts(bill, cost, chosen)],
    };
    return ask({ seat, kind: 'payWith', params, cites, about: source }, 'chosen');
  },
  chosen: (_game, { open: [part, ...open], chosen }, result) =>
    go('next', { open, chosen: chosen.map((before, index) => (index === part ? textsOf(result) : before)) }),
  pay: (game, { bill, chosen }) => occur(payments(game, bill, chosen), 'end'),
  end: (_game, { bill, chosen }, result) => done(namesOf(bill, chosen, result)),
});

export const payProcedure = paying;
export const pay = (bill: Bill) => paying.with({ bill, open: [], chosen: [] });

/**
 * What was paid with (4.3.4.6), under the names that the costs give: as they last were, and of cards from hand what
 * they are now.
 */
const namesOf = ({ costs }: Bill, chosen: Chosen, result: Json): JsonRecord => {
  const discarded = entriesOf(result).flatMap(({ kind, object }) =>
    kind === 'discarded' && typeof object === 'string' ? [object] : [],
  );
  const names: { [name: string]: readonly ObjectId[] } = {};
  costs.forEach((cost, part) => {
    if (!isChoosing(cost)) return;
    const objects = cost.pay === 'discard' ? discarded.splice(0, cost.count) : (chosen[part] ?? []);
    if (cost.as !== undefined) names[cost.as] = objects;
  });
  return names;
};

/** Which cards from hand or in play are given up for a part of the cost. */
export const payWithDecision: DecisionKind<{
  readonly cost: Choosing;
  readonly source: ObjectId;
  /** What pays for something else in the same way already. */
  readonly given: readonly ObjectId[];
}> = {
  kind: 'payWith',
  prompt: 'Choose what to pay with',
  space: (game, { cost, source, given }, { seat }) => ({
    kind: 'some',
    options: optionsOf(game, payable(game, seat, source, cost, given), seat),
    min: cost.count,
    max: cost.count,
  }),
};

/**
 * 7.1.2.2: the same as far as everybody can see: which cards a hand holds is not asked. Whether a question is put may
 * depend on this alone.
 */
export const refuseBillOpenly = (game: Game, bill: Bill): Rejection | null =>
  refuseBill(game, { ...bill, costs: bill.costs.map((cost) => (asksOfHand(cost) ? anyCards(cost) : cost)) });

/** 7.1.2.2: whether only the payer can see that this can be paid. */
export const asksOfHand = (cost: LorcanaCost): cost is Discarding => cost.pay === 'discard' && cost.of !== undefined;

type Discarding = Extract<LorcanaCost, { readonly pay: 'discard' }>;

const anyCards = ({ pay, count }: Discarding): Discarding => ({ pay, count });

/** 4.3.4.6: why the total cost (4.3.4.5) cannot be paid in full now, or null. */
export const refuseBill = (game: Game, bill: Bill): Rejection | null => {
  for (const cost of bill.costs) {
    const refusal = refusePart(game, bill, cost);
    if (refusal !== null) return refusal;
  }
  const shortage = refuseShortage(game, bill);
  if (shortage !== null) return shortage;
  const { ink, cites } = inkOf(game, bill);
  const ready = readyInk(game, bill.seat);
  if (ink <= ready) return null;
  const details = { needed: ink, ready };
  return reject('cost.not-enough-ink', [...bill.cites, ...cites], `It costs ${ink} ink, ${ready} ready.`, details);
};

/** 4.3.4.6, 7.1.2.2 */
const refusePart = (game: Game, { source, cites }: Bill, cost: LorcanaCost): Rejection | null => {
  switch (cost.pay) {
    case 'ink':
      return null;
    case 'exert':
      return refuseExert(game, source, cites);
    case 'banish-self':
      return objectIn(game, source) === undefined
        ? reject('cost.source-gone', cites, 'The card is not in play any more.', { source })
        : null;
    case 'discard':
    case 'banish':
    case 'exert-own':
      return null;
  }
};

/** 4.3.4.6: all that is paid, at once: for a song who sings it (10.9.1), for an ability what it asks for (7.5.3.2). */
const payments = (game: Game, bill: Bill, chosen: Chosen): readonly GameEvent[] => {
  const { seat, source, cites, singers } = bill;
  const total = inkOf(game, bill);
  const parts = bill.costs.flatMap((cost, index): readonly GameEvent[] => {
    const objects = chosen[index] ?? [];
    switch (cost.pay) {
      case 'ink':
        return [];
      case 'exert':
        return [exertedToPay(game, source, cites)];
      case 'discard':
        return objects.map((object): Discarded => ({ kind: 'discarded', cites, seat, object }));
      case 'banish':
        return objects.map((object) => banishCard(game, object, cites));
      case 'exert-own':
        return objects.map((object) => exertedToPay(game, object, cites));
      case 'banish-self':
        return [banishCard(game, source, cites)];
    }
  });
  return [
    exertInk(seat, total.ink, [...total.cites, ...cites]),
    ...usedUp(total),
    ...singers.map((object) => exertedToPay(game, object, [...rulesOfSinger(game, object), ...SUNG, ...cites])),
    ...inAnyOrder(game, parts),
  ];
};

const exertedToPay = (game: Game, object: ObjectId, cites: readonly Citation[]): Exerted => ({
  kind: 'exerted',
  cites: [...cites, ...rulesOfRecklessPayment(game, object)],
  object,
});

/** 4.3.4.5: "the next" card has come: effects that waited for it are over, even where no ink was due. */
const usedUp = ({ usedUp: effects, cites }: TotalInk): readonly GameEvent[] =>
  effects.length === 0 ? [] : [{ kind: 'effectsEnded', cites, effects }];

/** 4.3.4.5, for who moves (4.3.7.4); none where it is free (4.3.4.10, 4.3.8.4). */
const inkOf = (game: Game, { seat, source, costs, purpose, free, mover, add = 0 }: Bill): TotalInk => {
  const base = costs.reduce((sum, cost) => (cost.pay === 'ink' ? sum + cost.n : sum), 0);
  const priced = { card: source, base, purpose, add };
  const total = totalInk(game, seat, mover === undefined ? priced : { ...priced, mover });
  return free ? { ...total, ink: 0 } : total;
};
