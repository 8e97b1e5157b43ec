import {
  ask,
  bind,
  call,
  defineWord,
  effect,
  flag,
  go,
  listOf,
  naming,
  optional,
  partCall,
  recordOf,
  ref,
  scopeAfter,
  type DecisionKind,
  type Scope,
} from '../../../kernel/index.js';
import type { AshesCost } from '../cost.js';
import { ashes } from '../rulebook.js';
import { refuseBill, type Bill } from '../rules/pay/pay-bill.js';
import { pay } from '../rules/pay/pay-paying.js';

/** Whether it can be paid all can see: who cannot is not asked. */
export const spend = defineWord(
  {
    do: 'spend',
    says: 'The player may pay as it resolves, and only then is the effect carried out; `otherwise` if not.',
    parts: {
      cost: listOf<AshesCost>(ref('cost'), 1, 6),
      must: optional({ ...flag, description: 'Nobody is asked: to use the ability was to say yes.' }),
      effect,
      otherwise: optional(effect),
    },
    cites: [ashes('glossary.trigger')],
    restsOn: [ashes('pay.1')],
    also: { 'x-opens': ['cost'] },
  },
  {
    begin: ({ game, node, scope, cites }) => {
      const { controller: seat, source } = scope;
      if (refuseBill(game, billFor(node.cost, scope)) !== null) return go('decline');
      if (node.must === true) return call(pay(billFor(node.cost, scope)), 'carryOut');
      return ask({ seat, kind: 'spend', params: {}, cites, about: source.object }, 'answered');
    },
    answered: ({ node, scope, result }) =>
      result === 'yes' ? call(pay(billFor(node.cost, scope)), 'carryOut') : go('decline'),
    carryOut: ({ game, scope, result }) => call(partCall(game, naming(scope, recordOf(result)), 'effect'), 'end'),
    decline: ({ game, node, scope }) =>
      node.otherwise === undefined ? bind(scope) : call(partCall(game, scope, 'otherwise'), 'end'),
    end: ({ scope, result }) => bind(scopeAfter(scope, result)),
  },
);

const billFor = (costs: readonly AshesCost[], { controller, source }: Scope): Bill => ({
  seat: controller,
  source: source.object,
  costs,
  reduction: 0,
  cites: [ashes('glossary.trigger')],
});

export const spendDecision: DecisionKind<Record<string, never>> = {
  kind: 'spend',
  prompt: 'Do you pay for the effect?',
  space: () => ({ kind: 'one', options: [{ id: 'yes' }, { id: 'no' }] }),
};
