import {
  ask,
  bind,
  call,
  defineWord,
  effect,
  go,
  hasFailed,
  naming,
  occur,
  optional,
  partCall,
  who,
  recordOf,
  scopeAfter,
  type DecisionKind,
  type Scope,
} from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';
import { chosenBy } from '../rules/04-numbers/4.5-choosing-x.js';
import { choosePayment, isPayable, namesOfPaid, paymentEvents } from '../rules/11-playing/11.2-payment.js';
import {
  asksForXIn,
  billOnResolution,
  greatestX,
  MAY_PAY,
  payerOf,
} from '../rules/11-playing/11.8.8-paying-on-resolution.js';
import { otherCosts } from './parts.js';

/**
 * 11.8.14: whether it is paid is asked as it resolves. What the cost refers to, and X, were fixed on the stack (11.8.8,
 * 11.8.11), or are now, where it is a part of more.
 */
export const mayPay = defineWord(
  {
    do: MAY_PAY,
    says: 'The player may pay as it resolves, and the effect is carried out only then. As a whole auto-ability, X and what the cost refers to are fixed when it goes on the stack.',
    parts: { costs: otherCosts, who, effect: optional(effect), otherwise: optional(effect) },
    cites: [fftcg('11.8.14')],
    restsOn: [fftcg('11.8.8'), fftcg('11.8.11')],
    also: { 'x-names': { x: 'number' }, 'x-opens': ['costs'] },
  },
  {
    ask: ({ node, scope, cites }) =>
      ask({ seat: payerOf(scope, node), kind: 'mayPay', params: { scope }, cites, about: scope.source.object }, 'x'),
    x: ({ game, node, scope, result }) => {
      if (result !== 'yes') return go('declined');
      if (!asksForXIn(node) || typeof scope.bindings['x'] === 'number') return go('pay');
      const { source } = scope;
      const seat = payerOf(scope, node);
      const params = { max: greatestX(game, scope, node) };
      const cites = chosenBy(fftcg('11.8.11'));
      return ask({ seat, kind: 'payX', params, cites, about: source.object }, 'said');
    },
    said: ({ scope, result }) => go('pay', { scope: naming(scope, { x: result }) }),
    pay: ({ game, node, scope }) => call(choosePayment.with({ bill: billOnResolution(game, scope, node) }), 'paid'),
    paid: ({ game, node, scope, result }) => {
      if (hasFailed(result)) return go('declined');
      const [bill, payment] = [billOnResolution(game, scope, node), recordOf(result)];
      const named = naming(scope, namesOfPaid(bill, payment));
      const due = { ...bill, cause: scope.controller };
      return occur(paymentEvents(game, due, payment), 'carryOut', { scope: named });
    },
    carryOut: ({ game, node, scope }) =>
      node.effect === undefined ? bind(scope) : call(partCall(game, scope, 'effect'), 'end'),
    declined: ({ game, node, scope }) =>
      node.otherwise === undefined ? bind(scope) : call(partCall(game, scope, 'otherwise'), 'end'),
    end: ({ scope, result }) => bind(scopeAfter(scope, result)),
  },
  (nodeIn) => [
    /** Whether the player can pay depends on their hand: the others learn only that they were asked. */
    {
      kind: 'mayPay',
      prompt: 'Do you pay?',
      space: (game, { scope }) => {
        const can = isPayable(game, billOnResolution(game, scope, nodeIn(game, scope)));
        return { kind: 'one', options: [...(can ? [{ id: 'yes' }] : []), { id: 'no' }] };
      },
    } satisfies DecisionKind<{ readonly scope: Scope }>,
    /** 11.8.11. */
    {
      kind: 'payX',
      prompt: 'How much is X?',
      space: (_game, { max }) => ({ kind: 'number', min: 0, max }),
    } satisfies DecisionKind<{ readonly max: number }>,
  ],
);
