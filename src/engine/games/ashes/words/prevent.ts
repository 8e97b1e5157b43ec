import { amend, amount, bind, defineWord, evaluate, occur, optional, textOf, uses } from '../../../kernel/index.js';
import type { DamagePrevented } from '../events/damage-wounds.js';
import { ashes } from '../rulebook.js';
import { damageIn, isPreventable } from '../rules/damage/damage-process.js';

/** damage.step1: what was dealt was dealt all the same; what is left is received. */
export const prevent = defineWord(
  {
    do: 'prevent',
    says: 'Prevents damage that is dealt in this frame, which the event has named, from being received.',
    parts: {
      frame: uses('text'),
      amount: optional({ ...amount, 'x-unit': 'damage', description: 'Absent: all of it.' }),
    },
    cites: [ashes('damage.step1')],
  },
  {
    begin: ({ game, node, scope, from, cites }) => {
      const dealt = damageIn(game, scope.bindings[node.frame]);
      if (dealt === null || !isPreventable(game, scope.bindings[node.frame])) return bind(scope);
      const wanted = node.amount === undefined ? dealt.amount : evaluate(game, node.amount, from);
      const prevented = Math.min(dealt.amount, wanted);
      if (prevented <= 0) return bind(scope);
      const event: DamagePrevented = { kind: 'damagePrevented', cites, object: dealt.to, amount: prevented };
      return occur(event, 'amend', { left: dealt.amount - prevented });
    },
    amend: ({ node, scope, locals }) =>
      amend(textOf(scope.bindings[node.frame] ?? null), { amount: locals['left'] ?? 0 }, 'end'),
    end: ({ scope }) => bind(scope),
  },
);
