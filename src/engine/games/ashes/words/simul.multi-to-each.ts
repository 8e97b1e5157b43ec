import {
  ask,
  bind,
  boundIds,
  call,
  entriesOf,
  evaluate,
  go,
  lastKnown,
  numberIn,
  occur,
  optionsOf,
  presentIds,
  textOf,
  textsOf,
  type Amount,
  type Call,
  type DecisionKind,
  type Effect,
  type Game,
  type GameEvent,
  type Instruction,
  type Json,
  type ObjectId,
  type Option,
  type Running,
  type WordSteps,
} from '../../../kernel/index.js';
import { ashes } from '../rulebook.js';
import { DESTROYED } from '../rules/damage/damage-process.js';
import { affectedOf } from '../rules/resolve/glossary.affect.js';
import { isInPlay } from '../state.js';

/** Words that do something to each of several objects, each of which is over before the next begins. */
type OverObjects = Effect & { readonly objects: string };

type Each<Node extends OverObjects> = {
  /** The number that the word says: counted as it begins, and then no more (glossary.current). */
  readonly amount?: (node: Node) => Amount;
  /** The greatest number that the player may choose for this object. Null: the number is fixed. */
  readonly upTo?: (running: Running<Node>, object: ObjectId, amount: number) => number | null;
  /** Where an object must still be; absent: in play. */
  readonly among?: (game: Game, object: ObjectId) => boolean;
  /**
   * A procedure, whose result null says that nothing was done, or one event, or null where nothing is to be done. Of a
   * procedure that says so the part `destroyed` names those that it has destroyed.
   */
  readonly does: (running: Running<Node>, object: ObjectId, amount: number) => Call | GameEvent | null;
  /** What `as` names: those to whom it was done, or the sum of what the events count. */
  readonly binds?: 'objects' | 'number';
};

/**
 * simul.multi.1 to simul.multi.3: the objects are chosen before the first; their player says which is next; what has
 * left meanwhile is passed over, and nothing joins. A spell that is guarded against this one is left out.
 */
export const toEach = <Node extends OverObjects>(each: Each<Node>): WordSteps<Node> => {
  const { amount, upTo, among = isInPlay, does, binds = 'objects' } = each;
  const amountIn = ({ locals }: Running<Node>): number => numberIn(locals['amount'] ?? 0);
  const objectIn = ({ locals }: Running<Node>): ObjectId => textOf(locals['object'] ?? '');
  const carryOut = (running: Running<Node>, n: number): Instruction => {
    const due = does(running, objectIn(running), n);
    if (due === null) return go('next');
    return isCall(due) ? call(due, 'called') : occur(due, 'occurred');
  };
  const happened = (running: Running<Node>, count: number): Instruction => {
    const { done = [], destroyed = [], sum = 0 } = running.locals;
    const object = objectIn(running);
    return go('next', {
      done: [...textsOf(done), object],
      destroyed: running.result === DESTROYED ? [...textsOf(destroyed), object] : destroyed,
      sum: numberIn(sum) + count,
    });
  };
  return {
    begin: ({ game, node, from, scope }) =>
      go('next', {
        left: affectedOf(game, boundIds(node.objects, from), scope),
        amount: amount === undefined ? 0 : evaluate(game, amount(node), from),
        done: [],
        destroyed: [],
        sum: 0,
      }),
    next: ({ game, node, scope, locals }) => {
      const left = textsOf(locals['left'] ?? []).filter((id) => among(game, id));
      const [only, ...others] = left;
      if (only === undefined) {
        const { as, destroyed } = node;
        return bind(scope, {
          ...(typeof as === 'string' && { [as]: (binds === 'number' ? locals['sum'] : locals['done']) ?? null }),
          ...(typeof destroyed === 'string' && { [destroyed]: locals['destroyed'] ?? [] }),
        });
      }
      if (others.length === 0) return go('limit', { object: only, left: [] });
      const cites = [ashes('simul.multi.2'), ashes('simul.multi.1'), ashes('simul.multi.3')];
      return ask({ seat: scope.controller, kind: 'nextOfSeveral', params: { left }, cites }, 'chosen', { left });
    },
    chosen: ({ game, locals, result }) => {
      const object = textOf(result);
      const left = textsOf(locals['left'] ?? []).filter((id) => id !== object);
      return among(game, object) ? go('limit', { object, left }) : go('next', { left });
    },
    limit: (running) => {
      const object = objectIn(running);
      const max = upTo?.(running, object, amountIn(running)) ?? null;
      if (max === null) return carryOut(running, amountIn(running));
      if (max <= 0) return go('next');
      const { scope, cites } = running;
      const params = { object, max };
      return ask({ seat: scope.controller, kind: 'howMany', params, cites, about: scope.source.object }, 'said');
    },
    said: (running) => carryOut(running, numberIn(running.result)),
    called: (running) => (running.result === null ? go('next') : happened(running, 0)),
    occurred: (running) => {
      const counts = countsIn(running.result);
      return counts.length === 0
        ? go('next')
        : happened(
            running,
            counts.reduce((sum, count) => sum + count, 0),
          );
    },
  };
};

const isCall = (due: Call | GameEvent): due is Call => 'procedure' in due;

/** What each of the events as they were applied counts. */
const countsIn = (result: Json): readonly number[] =>
  entriesOf(result).map(({ count }) => (typeof count === 'number' ? count : 0));

export const nextOfSeveralDecision: DecisionKind<{ readonly left: readonly ObjectId[] }> = {
  kind: 'nextOfSeveral',
  prompt: 'Which is next?',
  // What has left play is named as it was; if it left while this was asked, it is passed over.
  space: (game, { left }, { seat }) => {
    const there = presentIds(game, left);
    const gone = left.filter((id) => !there.includes(id));
    return { kind: 'one', options: [...optionsOf(game, there, seat), ...gone.map((id) => asItWas(game, id))] };
  },
};

const asItWas = (game: Game, id: ObjectId): Option => {
  const was = lastKnown(game, id);
  return was === undefined ? { id } : { id, tags: { card: was.definition } };
};

/** "Up to", and "any number". */
export const howManyDecision: DecisionKind<{ readonly max: number }> = {
  kind: 'howMany',
  prompt: 'How many?',
  space: (_game, { max }) => ({ kind: 'number', min: 0, max }),
};
