import {
  ask,
  bind,
  call,
  defineWord,
  effect,
  flag,
  go,
  naming,
  occur,
  optional,
  partCall,
  recordOf,
  scopeAfter,
  type DecisionKind,
  type Scope,
} from '../../../kernel/index.js';
import type { LorcanaCost } from '../cost.js';
import { lorcana } from '../rulebook.js';
import type { Bill } from '../rules/04-turn-structure/4.3.4.6-cards-that-pay.js';
import { asksOfHand, pay as payBill, refuseBill, refuseBillOpenly } from '../rules/04-turn-structure/4.3.4.6-paying.js';
import { costs } from './parts.js';

/** 7.1.2.2: "[A] to [B]". A is paid in full or not at all, and B depends on it. */
export const pay = defineWord(
  {
    do: 'pay',
    says: 'What follows happens only if all of the cost was paid; the player may decline.',
    parts: {
      costs,
      then: effect,
      required: optional({ ...flag, description: 'The player may not decline.' }),
    },
    restsOn: [lorcana('7.1.2.2'), lorcana('7.1.3')],
    also: { 'x-opens': ['costs'] },
  },
  {
    offer: ({ game, node, scope }) => {
      const { controller: seat, source } = scope;
      const refusal = refuseBillOpenly(game, billFor(node.costs, scope));
      if (refusal !== null) {
        return occur(
          { kind: 'costNotPaid', cites: refusal.cites, seat, source: source.object, card: source.definition },
          'end',
        );
      }
      // Where only its player sees whether it can be paid, the question is asked in any case, so that it discloses
      // nothing.
      if (node.required === true && !node.costs.some(asksOfHand)) return go('pay');
      const cites = [lorcana('7.1.3'), lorcana('7.1.2.2')];
      const params = { scope, required: node.required === true };
      return ask({ seat, kind: 'payFor', params, cites, about: source.object }, 'answered');
    },
    answered: ({ scope, result }) => (result === 'yes' ? go('pay') : bind(scope)),
    pay: ({ node, scope }) => call(payBill(billFor(node.costs, scope)), 'then'),
    then: ({ game, scope, result }) => call(partCall(game, naming(scope, recordOf(result)), 'then'), 'done'),
    done: ({ scope, result }) => bind(scopeAfter(scope, result)),
    end: ({ scope }) => bind(scope),
  },
  (nodeIn) => [
    /** Yes where it can be paid; no where it need not be, or cannot. */
    {
      kind: 'payFor',
      prompt: 'Pay for the effect?',
      space: (game, { scope, required }) => {
        const payable = refuseBill(game, billFor(nodeIn(game, scope).costs, scope)) === null;
        const refusable = !required || !payable;
        return { kind: 'one', options: [...(payable ? [{ id: 'yes' }] : []), ...(refusable ? [{ id: 'no' }] : [])] };
      },
    } satisfies DecisionKind<{ readonly scope: Scope; readonly required: boolean }>,
  ],
);

const billFor = (costs: readonly LorcanaCost[], scope: Scope): Bill => ({
  seat: scope.controller,
  source: scope.source.object,
  purpose: 'effect',
  costs,
  singers: [],
  free: false,
  cites: [lorcana('7.1.2.2')],
});
