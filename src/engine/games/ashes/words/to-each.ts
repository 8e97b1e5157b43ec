import {
  ask,
  bind,
  boundIds,
  call,
  go,
  optionsOf,
  textOf,
  textsOf,
  type Call,
  type DecisionKind,
  type Effect,
  type Instruction,
  type ObjectId,
  type Running,
  type WordSteps,
} from '../../../kernel/index.js';
import { ashes } from '../rulebook.js';
import { isInPlay } from '../state.js';

/** Words that do something to each of several objects, each of which is over before the next begins. */
type OverObjects = Effect & { readonly objects: string };

/**
 * simul.multi.1 to simul.multi.3: the objects are chosen before the first; their player says which is next; what has left
 * play meanwhile is passed over, and nothing joins.
 */
export const toEach = <Node extends OverObjects>(
  doing: (running: Running<Node>, object: ObjectId) => Call | null,
): WordSteps<Node> => {
  const one = (running: Running<Node>, object: ObjectId, left: readonly ObjectId[]): Instruction => {
    const due = doing(running, object);
    return due === null ? go('next', { left }) : call(due, 'next', { left });
  };
  return {
    begin: ({ node, from }) => go('next', { left: boundIds(node.objects, from) }),
    next: (running) => {
      const { game, scope, locals } = running;
      const left = textsOf(locals['left'] ?? []).filter((id) => isInPlay(game, id));
      const [only, ...others] = left;
      if (only === undefined) return bind(scope);
      if (others.length === 0) return one(running, only, []);
      const cites = [ashes('simul.multi.2')];
      return ask({ seat: scope.controller, kind: 'nextOfSeveral', params: { left }, cites }, 'chosen', { left });
    },
    chosen: (running) => {
      const object = textOf(running.result);
      const others = textsOf(running.locals['left'] ?? []).filter((id) => id !== object);
      return one(running, object, others);
    },
  };
};

export const nextOfSeveralDecision: DecisionKind<{ readonly left: readonly ObjectId[] }> = {
  kind: 'nextOfSeveral',
  prompt: 'Which is next?',
  space: (game, { left }, { seat }) => ({ kind: 'one', options: optionsOf(game, left, seat) }),
};
