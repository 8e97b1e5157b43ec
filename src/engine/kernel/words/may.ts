import { NOBODY } from '../state/scope.js';
import { defineWord, type NodeOf } from '../effects/define-word.js';
import { rulesOf } from '../effects/rules-of.js';
import { UNANSWERED } from '../frames/asking.js';
import { scopeAfter, bind, partCall, seatNamed } from '../frames/word.js';
import { ask, call, done, go } from '../game/instruction.js';
import { effect, optional } from '../language/parts.js';
import { seatName } from './parts.js';

export const may = defineWord(
  {
    do: 'may',
    says: 'The player may accept or decline the effect; if declined, `otherwise` is carried out.',
    parts: { effect, who: optional(seatName), otherwise: optional(effect) },
  },
  {
    ask: ({ game, node, scope }) => {
      const question = { kind: 'may', params: { scope }, cites: rulesOf(game, node), about: scope.source.object };
      const seat = seatNamed(node.who, scope);
      return seat === NOBODY ? go('declined') : ask({ seat, ...question }, 'answered');
    },
    answered: ({ game, scope, result }) => {
      return result === 'yes' ? call(partCall(game, scope, 'effect'), 'end') : go('declined');
    },
    declined: ({ game, node, scope }) =>
      node.otherwise === undefined ? bind(scope) : call(partCall(game, scope, 'otherwise'), 'end'),
    end: ({ scope, result }) => bind(scopeAfter(scope, result)),
    // A player who leaves has not accepted: `otherwise` is what the effect of somebody else does then.
    stopped: ({ result }) => (result === UNANSWERED ? go('declined') : done()),
  },
  () => [
    {
      kind: 'may',
      prompt: 'Use the effect?',
      space: () => ({ kind: 'one', options: [{ id: 'yes' }, { id: 'no' }] }),
    },
  ],
);

export type May = NodeOf<typeof may>;
