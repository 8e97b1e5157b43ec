import {
  NOBODY,
  UNANSWERED,
  ask,
  bind,
  call,
  defineWord,
  done,
  effect,
  give,
  go,
  hasFailed,
  listOf,
  optional,
  partCall,
  ref,
  uses,
  scopeAfter,
  seatNamed,
  type DecisionKind,
  type Game,
  type Scope,
} from '../../../kernel/index.js';
import type { RiftboundCost } from '../cost.js';
import { rift } from '../rulebook.js';
import { billOnResolution } from '../rules/346-playing/353-bill.js';
import { choosePayment, isPayable, paymentEvents, paymentIn } from '../rules/346-playing/354-payment.js';

/** "You may pay … to …": decided and paid as the effect resolves. */
export const mayPay = defineWord(
  {
    do: 'may-pay',
    says: 'The player of the effect, or the named one, may pay as it resolves, and only then is it done; `otherwise` is done if not.',
    parts: {
      costs: listOf<RiftboundCost>(ref('other-cost'), 1, 6),
      player: optional(uses('seat')),
      effect: optional(effect),
      otherwise: optional(effect),
    },
    cites: [rift('416.3')],
  },
  {
    ask: ({ node, scope, cites }) => {
      const seat = seatNamed(node.player, scope);
      return seat === NOBODY
        ? go('declined')
        : ask({ seat, kind: 'mayPay', params: { scope }, cites, about: scope.source.object }, 'answered');
    },
    answered: ({ game, node, scope, result }) =>
      result === 'yes' ? call(choosePayment.with({ bill: billAt(game, scope, node) }), 'paid') : go('declined'),
    paid: ({ game, node, scope, result }) => {
      // The result is null where the player has left while paying.
      return result === null || hasFailed(result)
        ? go('declined')
        : give(paymentEvents(game, billAt(game, scope, node), paymentIn(result)), 'carryOut');
    },
    carryOut: ({ game, node, scope }) =>
      node.effect === undefined ? bind(scope) : call(partCall(game, scope, 'effect'), 'end'),
    declined: ({ game, node, scope }) =>
      node.otherwise === undefined ? bind(scope) : call(partCall(game, scope, 'otherwise'), 'end'),
    end: ({ scope, result }) => bind(scopeAfter(scope, result)),
    // 652: a player who has left pays nothing. What the effect of somebody else does then is still done.
    stopped: ({ result }) => (result === UNANSWERED ? go('declined') : done()),
  },
  (nodeIn) => [
    /** Whether the player can pay may depend on their hand: the others learn only that they were asked. */
    {
      kind: 'mayPay',
      prompt: 'Do you pay?',
      space: (game, { scope }) => {
        const can = isPayable(game, billAt(game, scope, nodeIn(game, scope)));
        return { kind: 'one', options: [...(can ? [{ id: 'yes' }] : []), { id: 'no' }] };
      },
    } satisfies DecisionKind<{ readonly scope: Scope }>,
  ],
);

type Priced = { readonly costs: readonly RiftboundCost[]; readonly player?: string };

const billAt = (game: Game, scope: Scope, { costs, player }: Priced) =>
  billOnResolution(game, { seat: seatNamed(player, scope), source: scope.source.object, costs });
