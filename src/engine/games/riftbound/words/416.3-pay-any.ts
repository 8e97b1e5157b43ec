import {
  NOBODY,
  ask,
  bind,
  call,
  defineWord,
  gives,
  give,
  go,
  hasFailed,
  numberIn,
  oneOfTexts,
  optional,
  textOf,
  type DecisionKind,
  type Game,
  type Scope,
} from '../../../kernel/index.js';
import type { RiftboundCost } from '../cost.js';
import { rift } from '../rulebook.js';
import { billOnResolution } from '../rules/346-playing/353-bill.js';
import { choosePayment, isPayable, paymentEvents, paymentIn } from '../rules/346-playing/354-payment.js';

/** "Pay any amount of …": how much is decided and paid as the effect resolves; nothing is an amount as well. */
export const payAny = defineWord(
  {
    do: 'pay-any',
    says: 'The player of the effect pays as much energy, or power of any domain, as the player wants; how much is named.',
    parts: { resource: oneOfTexts('resource', ['energy', 'power']), as: optional(gives('number')) },
    cites: [rift('416.3')],
  },
  {
    ask: ({ scope, cites }) => {
      const seat = scope.controller;
      return seat === NOBODY
        ? go('end', { amount: 0 })
        : ask({ seat, kind: 'payAmount', params: { scope }, cites, about: scope.source.object }, 'answered');
    },
    answered: ({ game, node, scope, result }) => {
      const amount = Number(textOf(result));
      return amount === 0
        ? go('end', { amount })
        : call(choosePayment.with({ bill: billFor(game, scope, node.resource, amount) }), 'paid', { amount });
    },
    paid: ({ game, node, scope, locals, result }) => {
      if (result === null || hasFailed(result)) return go('end', { amount: 0 });
      const bill = billFor(game, scope, node.resource, numberIn(locals['amount'] ?? 0));
      return give(paymentEvents(game, bill, paymentIn(result)), 'end');
    },
    end: ({ node, scope, locals }) =>
      bind(scope, typeof node.as === 'string' ? { [node.as]: numberIn(locals['amount'] ?? 0) } : {}),
  },
  (nodeIn) => [
    {
      kind: 'payAmount',
      prompt: 'How much do you pay?',
      space: (game, { scope }) => {
        const { resource } = nodeIn(game, scope);
        const most = mostOf((amount) => isPayable(game, billFor(game, scope, resource, amount)));
        return { kind: 'one', options: Array.from({ length: most + 1 }, (_, amount) => ({ id: String(amount) })) };
      },
    } satisfies DecisionKind<{ readonly scope: Scope }>,
  ],
);

const AMOUNT_MAX = 99;

/** Who can pay an amount can pay less. */
const mostOf = (canPay: (amount: number) => boolean, amount = 1): number =>
  amount > AMOUNT_MAX || !canPay(amount) ? amount - 1 : mostOf(canPay, amount + 1);

const billFor = (game: Game, { source, controller: seat }: Scope, resource: string, n: number) => {
  const cost: RiftboundCost = resource === 'energy' ? { pay: 'energy', n } : { pay: 'power', n, of: 'any' };
  return billOnResolution(game, { seat, source: source.object, costs: [cost] });
};
