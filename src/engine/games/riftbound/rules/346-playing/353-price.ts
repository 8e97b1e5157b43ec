import {
  ask,
  done,
  fail,
  procedure,
  recordOf,
  textsOf,
  type DecisionKind,
  type Game,
  type Rejection,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { leastBillOf } from './352.4-choices.js';
import { optionalCosts, optionalSets, type Priced } from './353.2-additional-costs.js';
import { isPayable, refuseBill } from './354-payment.js';

/** 353.2.b: which of the optional additional costs are paid, of which only sets are offered that can be. */
export const choosePrice = procedure<{ readonly priced: Priced }>('choose-price', {
  ask: (game, { priced }) => {
    if (!isAffordable(game, priced)) return fail();
    if (optionalCosts(game, priced.card).length === 0) return done([]);
    const { seat, card: about } = priced;
    const cites = [rift('352'), rift('353.2.b'), rift('353.4.d.1')];
    return ask({ seat, kind: 'additionalCosts', params: { priced }, cites, about }, 'chosen');
  },
  chosen: (_game, _locals, result) => done(recordOf(result)['pay'] ?? []),
});

export const additionalCostsDecision: DecisionKind<{ readonly priced: Priced }> = {
  kind: 'additionalCosts',
  prompt: 'Which additional costs do you pay?',
  space: (game, { priced }) => ({ kind: 'act', actions: payableSets(game, priced).map((pay) => ({ pay })) }),
};

const payableSets = (game: Game, priced: Priced): readonly (readonly string[])[] =>
  optionalSets(game, priced).filter(isPayableWith(game, priced));

const isPayableWith = (game: Game, priced: Priced) => (paid: readonly string[]) =>
  isPayable(game, leastBillOf(game, { ...priced, paid }));

/** With or without optional costs, which may take more off than they cost. */
export const isAffordable = (game: Game, priced: Priced): boolean =>
  optionalSets(game, priced).some(isPayableWith(game, priced));

/** Why it cannot be paid for, or null. */
export const refusePrice = (game: Game, priced: Priced): Rejection | null =>
  isAffordable(game, priced) ? null : refuseBill(game, leastBillOf(game, priced));

export const paidIn = (result: unknown): readonly string[] => (Array.isArray(result) ? textsOf(result) : []);
