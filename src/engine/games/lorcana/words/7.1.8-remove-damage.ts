import {
  ask,
  bind,
  boundIds,
  defineWord,
  evaluate,
  flag,
  gives,
  go,
  isRecord,
  numberIn,
  objectIn,
  objects,
  occur,
  optional,
  present,
  type DecisionKind,
  type Json,
  type ObjectId,
} from '../../../kernel/index.js';
import type { DamageRemoved } from '../events/9.1-damage.js';
import { lorcana } from '../rulebook.js';
import { damageOn } from '../state.js';
import { amountOf, gone, inSpite, numbered } from './7.1.9.1-named.js';
import { damage } from './parts.js';

/**
 * The player decides for each damaged one how much; then all of it is removed at once, of what has gone none (7.1.9.1).
 */
export const removeDamage = defineWord(
  {
    do: 'remove-damage',
    says: 'The player chooses for each how much, up to the amount and to what is there.',
    parts: {
      objects,
      upTo: damage,
      exact: optional({ ...flag, description: 'As much as there is; nothing is chosen.' }),
      as: optional({ ...gives('number'), description: 'How much was removed in all.' }),
    },
    cites: [lorcana('7.1.8')],
    restsOn: [lorcana('5.1.4')],
  },
  {
    begin: ({ game, node, from }) => {
      const limit = evaluate(game, node.upTo, from);
      const most = present(game, boundIds(node.objects, from))
        .map(({ id }): Removal => ({ object: id, amount: Math.min(limit, damageOn(game, id)) }))
        .filter(({ amount }) => amount > 0);
      return node.exact === true ? go('remove', { parts: most }) : go('next', { waiting: most, parts: [] });
    },
    next: ({ game, scope, locals, cites }) => {
      const [first, ...waiting] = removalsIn(locals['waiting']);
      if (first === undefined) return go('remove');
      if (objectIn(game, first.object) === undefined) return go('next', { waiting });
      const params = { max: first.amount, object: first.object };
      return ask(
        { seat: scope.controller, kind: 'removeDamage', params, cites, about: scope.source.object },
        'answered',
      );
    },
    answered: ({ locals, result }) => {
      const [first, ...waiting] = removalsIn(locals['waiting']);
      const chosen = first === undefined ? [] : [{ ...first, amount: numberIn(result) }];
      return go('next', { waiting, parts: [...removalsIn(locals['parts']), ...chosen] });
    },
    remove: (running) => {
      const { cites } = running;
      const seat = running.scope.controller;
      // Whose player has left meanwhile is gone (1.10.2.3).
      const removed = removalsIn(running.locals['parts'])
        .filter(({ object }) => objectIn(running.game, object) !== undefined)
        .map(({ object, amount }): DamageRemoved => ({ kind: 'damageRemoved', cites, seat, object, amount }));
      return occur([...gone(running), ...inSpite(running, removed)], 'end');
    },
    end: ({ node, scope, result }) => bind(scope, numbered(node.as, amountOf(result, 'damageRemoved'))),
  },
  () => [
    {
      kind: 'removeDamage',
      prompt: 'How much damage to remove',
      space: (_game, { max }) => ({ kind: 'number', min: 0, max }),
    } satisfies DecisionKind<{ readonly max: number; readonly object: ObjectId }>,
  ],
);

type Removal = { readonly object: ObjectId; readonly amount: number };

const removalsIn = (value: Json = null): readonly Removal[] => (Array.isArray(value) ? value.filter(isRemoval) : []);

const isRemoval = (value: Json): value is Removal =>
  isRecord(value) && typeof value['object'] === 'string' && typeof value['amount'] === 'number';
