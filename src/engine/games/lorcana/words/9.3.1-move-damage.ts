import {
  ask,
  bind,
  boundIds,
  defineWord,
  evaluate,
  flag,
  gives,
  go,
  inPlay,
  numberIn,
  objects,
  occur,
  optional,
  present,
  type DecisionKind,
} from '../../../kernel/index.js';
import type { DamageRemoved, DamagePut } from '../events/9.1-damage.js';
import { lorcana } from '../rulebook.js';
import { damageOn, takesDamage } from '../state.js';
import { amountOf, inSpite, numbered } from './7.1.9.1-named.js';
import { damage } from './parts.js';

/** 9.3.1: as many are put on the one as were removed from the other. */
export const moveDamage = defineWord(
  {
    do: 'move-damage',
    says: 'Moves damage counters; no damage is dealt.',
    parts: {
      from: objects,
      to: objects,
      amount: damage,
      upTo: optional({ ...flag, description: 'The player chooses how many.' }),
      as: optional({ ...gives('number'), description: 'How many were moved.' }),
    },
    cites: [lorcana('9.3.1')],
    restsOn: [lorcana('7.1.8')],
  },
  {
    begin: ({ game, node, scope, from }) => {
      const [source] = present(game, boundIds(node.from, from));
      const [target] = inPlay(game, boundIds(node.to, from));
      if (source === undefined || target === undefined || !takesDamage(game, target.id)) return go('end');
      const max = Math.min(evaluate(game, node.amount, from), damageOn(game, source.id));
      if (node.upTo !== true || max <= 0) return go('take', { amount: max });
      const question = { seat: scope.controller, kind: 'moveDamage', params: { max }, cites: [lorcana('7.1.8')] };
      return ask({ ...question, about: scope.source.object }, 'chosen');
    },
    chosen: ({ result }) => go('take', { amount: numberIn(result) }),
    take: (running) => {
      const { game, node, from, scope, locals, cites } = running;
      const [source] = inPlay(game, boundIds(node.from, from));
      const [target] = inPlay(game, boundIds(node.to, from));
      const amount = numberIn(locals['amount'] ?? null);
      if (source === undefined || target === undefined || amount <= 0) return go('end');
      const removed: DamageRemoved = {
        kind: 'damageRemoved',
        cites,
        seat: scope.controller,
        object: source.id,
        amount,
      };
      return occur(inSpite(running, [removed]), 'put');
    },
    put: (running) => {
      const { game, node, from, cites } = running;
      const [target] = inPlay(game, boundIds(node.to, from));
      const amount = amountOf(running.result, 'damageRemoved');
      if (amount === 0 || target === undefined) return go('end');
      const put: DamagePut = { kind: 'damagePut', cites, object: target.id, amount };
      return occur(inSpite(running, [put]), 'end', { moved: amount });
    },
    end: ({ node, scope, locals }) => bind(scope, numbered(node.as, numberIn(locals['moved'] ?? 0))),
  },
  () => [
    {
      kind: 'moveDamage',
      prompt: 'How much damage to move',
      space: (_game, { max }) => ({ kind: 'number', min: 0, max }),
    } satisfies DecisionKind<{ readonly max: number }>,
  ],
);
