import {
  after,
  ask,
  bind,
  call,
  go,
  isRecord,
  nodeAt,
  occur,
  partCall,
  recordOf,
  violated,
  word,
  type AnyProcedure,
  type DecisionKind,
  type Game,
  type Json,
  type Scope,
} from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import { asksOfHand, pay, refuseBill, refuseBillOpenly } from '../rules/04-turn-structure/4.3.4.6-paying.js';
import type { Bill } from '../rules/04-turn-structure/4.3.4.6-cards-that-pay.js';
import { isLorcanaCost, type LorcanaCost, type Pay } from '../vocabulary.js';

/** 7.1.2.2: "[A] to [B]". A is paid in full or not at all, and B depends on it. */
export const payingWord: AnyProcedure = word<Pay>('pay', {
  offer: ({ game, node, scope }) => {
    const { controller: seat, source } = scope;
    const refusal = refuseBillOpenly(game, billFor(node.costs, scope));
    if (refusal !== null) {
      return occur(
        { kind: 'costNotPaid', cites: refusal.cites, seat, source: source.object, card: source.definition },
        'end',
      );
    }
    // Where only its player sees whether it can be paid the question is put in any case: that it is tells nothing.
    if (node.required === true && !node.costs.some(asksOfHand)) return go('pay');
    const cites = [lorcana('7.1.3'), lorcana('7.1.2.2')];
    const params = { scope, required: node.required === true };
    return ask({ seat, kind: 'payFor', params, cites, about: source.object }, 'answered');
  },
  answered: ({ scope, result }) => (result === 'yes' ? go('pay') : bind(scope)),
  pay: ({ node, scope }) => call(pay(billFor(node.costs, scope)), 'then'),
  then: ({ game, scope, result }) =>
    call(partCall(game, { ...scope, bindings: { ...scope.bindings, ...recordOf(result) } }, 'then'), 'done'),
  done: ({ scope, result }) => bind(after(scope, result)),
  end: ({ scope }) => bind(scope),
});

/** Yes where it can be paid; no where it need not be, or cannot. */
export const payForDecision: DecisionKind<{ readonly scope: Scope; readonly required: boolean }> = {
  kind: 'payFor',
  prompt: 'Pay for the effect?',
  space: (game, { scope, required }) => {
    const payable = refuseBill(game, billFor(costsAt(game, scope), scope)) === null;
    const refusable = !required || !payable;
    return { kind: 'one', options: [...(payable ? [{ id: 'yes' }] : []), ...(refusable ? [{ id: 'no' }] : [])] };
  },
};

const costsAt = (game: Game, { at }: Scope): readonly LorcanaCost[] => {
  const costs = nodeAt(game.rules, { ...at, path: [...at.path, 'costs'] });
  if (!Array.isArray(costs) || !costs.every(isCost)) violated('the question was asked by a price');
  return costs;
};

const isCost = (cost: Json): cost is LorcanaCost =>
  isRecord(cost) && typeof cost['pay'] === 'string' && isLorcanaCost({ ...cost, pay: cost['pay'] });

const billFor = (costs: readonly LorcanaCost[], scope: Scope): Bill => ({
  seat: scope.controller,
  source: scope.source.object,
  purpose: 'effect',
  costs,
  singers: [],
  free: false,
  cites: [lorcana('7.1.2.2')],
});
