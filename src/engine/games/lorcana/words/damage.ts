import {
  ask,
  bind,
  boundIds,
  entriesOf,
  evaluate,
  go,
  inPlay,
  isRecord,
  numberIn,
  objectIn,
  occur,
  present,
  word,
  type AnyProcedure,
  type DecisionKind,
  type GameEvent,
  type GameObject,
  type Json,
  type ObjectId,
  type Running,
} from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import { damageOn, takesDamage } from '../state.js';
import type { Deal, MoveDamage, PutDamage, RemoveDamage } from '../vocabulary.js';
import { gone, inSpite, simultaneous } from './named.js';

/** Words about damage: dealt, put, removed and moved are four things. Of what has gone nothing is (7.1.9.1). */
export const damageWords: readonly AnyProcedure[] = [
  simultaneous<Deal>('deal', (running) => {
    const { game, from, node, scope } = running;
    const amount = evaluate(game, node.amount, from);
    const source = scope.source.object;
    return damageable(running).map(({ id }) => {
      // Strength of 0 or less deals nothing, and nothing can be replaced then.
      if (amount <= 0) return { kind: 'damagePrevented', cites: [lorcana('6.2.9')], object: id, source };
      return { kind: 'damageDealt', cites: [lorcana('9.1.1')], object: id, amount, source, challenge: false };
    });
  }),

  simultaneous<PutDamage>('put-damage', (running) => {
    const amount = evaluate(running.game, running.node.amount, running.from);
    return damageable(running).map(({ id }) => ({
      kind: 'damagePut',
      cites: [lorcana('9.2.1')],
      object: id,
      amount,
    }));
  }),

  /** The player decides for each damaged one how much; then all of it is removed at once. */
  word<RemoveDamage>('remove-damage', {
    begin: (running) => {
      const { game, node, from } = running;
      const limit = evaluate(game, node.upTo, from);
      const most = present(game, boundIds(node.objects, from))
        .map(({ id }): Part => ({ object: id, amount: Math.min(limit, damageOn(game, id)) }))
        .filter(({ amount }) => amount > 0);
      return node.exact === true ? go('remove', { parts: most }) : go('next', { waiting: most, parts: [] });
    },
    next: ({ game, scope, locals }) => {
      const [first, ...waiting] = partsIn(locals['waiting']);
      if (first === undefined) return go('remove');
      if (objectIn(game, first.object) === undefined) return go('next', { waiting });
      const cites = [lorcana('7.1.8')];
      const params = { max: first.amount, object: first.object };
      return ask(
        { seat: scope.controller, kind: 'removeDamage', params, cites, about: scope.source.object },
        'answered',
      );
    },
    answered: ({ locals, result }) => {
      const [first, ...waiting] = partsIn(locals['waiting']);
      const chosen = first === undefined ? [] : [{ ...first, amount: numberIn(result) }];
      return go('next', { waiting, parts: [...partsIn(locals['parts']), ...chosen] });
    },
    remove: (running) => {
      const seat = running.scope.controller;
      const cites = [lorcana('7.1.8')];
      // Whose player has left meanwhile is gone (1.10.2.3).
      const removed = partsIn(running.locals['parts'])
        .filter(({ object }) => objectIn(running.game, object) !== undefined)
        .map(({ object, amount }): GameEvent => ({ kind: 'damageRemoved', cites, seat, object, amount }));
      return occur([...gone(running), ...inSpite(running, removed)], 'end');
    },
    end: ({ node, scope, result }) => bind(scope, named(node.as, amountOf(result, 'damageRemoved'))),
  }),

  /** 9.3.1: as many are put on the one as were removed from the other. */
  word<MoveDamage>('move-damage', {
    begin: (running) => {
      const { game, node, scope, from } = running;
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
      const { game, node, from, scope, locals } = running;
      const [source] = inPlay(game, boundIds(node.from, from));
      const [target] = inPlay(game, boundIds(node.to, from));
      const amount = numberIn(locals['amount'] ?? null);
      if (source === undefined || target === undefined || amount <= 0) return go('end');
      const removed = { kind: 'damageRemoved', cites: MOVED, seat: scope.controller, object: source.id, amount };
      return occur(inSpite(running, [removed]), 'put');
    },
    put: (running) => {
      const [target] = inPlay(running.game, boundIds(running.node.to, running.from));
      const amount = amountOf(running.result, 'damageRemoved');
      if (amount === 0 || target === undefined) return go('end');
      const put = { kind: 'damagePut', cites: MOVED, object: target.id, amount };
      return occur(inSpite(running, [put]), 'end', { moved: amount });
    },
    end: ({ node, scope, locals }) => bind(scope, named(node.as, numberIn(locals['moved'] ?? 0))),
  }),
];

/** What of the named objects damage can be put on. */
const damageable = ({ game, node, from }: Running<Deal> | Running<PutDamage>): readonly GameObject[] =>
  inPlay(game, boundIds(node.objects, from)).filter(({ id }) => takesDamage(game, id));

const MOVED = [lorcana('9.3.1')];

type Part = { readonly object: ObjectId; readonly amount: number };

const partsIn = (value: Json = null): readonly Part[] => (Array.isArray(value) ? value.filter(isPart) : []);

const isPart = (value: Json): value is Part =>
  isRecord(value) && typeof value['object'] === 'string' && typeof value['amount'] === 'number';

/** How much of it really happened. */
const amountOf = (result: Json, kind: string): number =>
  entriesOf(result)
    .filter((entry) => entry.kind === kind)
    .reduce((sum, { amount = null }) => sum + numberIn(amount), 0);

/** The number under the name that the word gives it, if any. */
const named = (name: string | undefined, amount: number) => (name === undefined ? {} : { [name]: amount });

/** How much damage: from none to the most there is. */
export const damageDecisions = [
  {
    kind: 'removeDamage',
    prompt: 'How much damage to remove',
    space: (_game, { max }) => ({ kind: 'number', min: 0, max }),
  } satisfies DecisionKind<{ readonly max: number; readonly object: ObjectId }>,
  {
    kind: 'moveDamage',
    prompt: 'How much damage to move',
    space: (_game, { max }) => ({ kind: 'number', min: 0, max }),
  } satisfies DecisionKind<{ readonly max: number }>,
];
