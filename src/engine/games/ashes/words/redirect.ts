import { amend, bind, boundIds, defineWord, objects, occur, textOf, uses } from '../../../kernel/index.js';
import type { DamageRedirected } from '../events/damage-wounds.js';
import { ashes } from '../rulebook.js';
import { damageIn } from '../rules/damage/damage-process.js';
import { isInPlay } from '../state.js';

/** damage.step1: the other receives it, to whom it was not dealt. */
export const redirect = defineWord(
  {
    do: 'redirect',
    says: 'Has another object receive the damage that is dealt in this frame, which the event has named.',
    parts: { frame: uses('text'), to: { ...objects, description: 'The object, of several the first.' } },
    cites: [ashes('damage.step1')],
  },
  {
    begin: ({ game, node, scope, from, cites }) => {
      const dealt = damageIn(game, scope.bindings[node.frame]);
      const [to] = boundIds(node.to, from).filter((id) => isInPlay(game, id));
      if (dealt === null || to === undefined || to === dealt.to) return bind(scope);
      const { to: object, amount } = dealt;
      const event: DamageRedirected = { kind: 'damageRedirected', cites, object, amount, to };
      return occur(event, 'amend', { to });
    },
    amend: ({ node, scope, locals }) =>
      amend(textOf(scope.bindings[node.frame] ?? null), { to: locals['to'] ?? null }, 'end'),
    end: ({ scope }) => bind(scope),
  },
);
