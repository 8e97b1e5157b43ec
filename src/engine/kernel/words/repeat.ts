import { defineWord } from '../effects/define-word.js';
import { numberIn } from '../frames/result.js';
import { scopeAfter, bind, partCall, viewpointOfScope } from '../frames/word.js';
import { call, go } from '../game/instruction.js';
import { condition, effect, optional } from '../language/parts.js';
import { evaluate, holds } from '../selectors/evaluate.js';
import { amountOf } from './parts.js';

export const repeat = defineWord(
  {
    do: 'repeat',
    says: 'Carried out so many times, by default once, and then again as long as `while` holds.',
    parts: { times: optional(amountOf('times')), while: optional(condition), effect },
    also: { 'x-opens': ['effect'], minProperties: 3 },
  },
  {
    begin: ({ game, node, from }) =>
      go('again', { left: node.times === undefined ? 1 : evaluate(game, node.times, from) }),
    again: ({ game, scope, locals }) => {
      const left = numberIn(locals['left'] ?? 0);
      return left <= 0 ? bind(scope) : call(partCall(game, scope, 'effect'), 'done', { left: left - 1 });
    },
    done: ({ game, node, scope, locals, result }) => {
      const known = scopeAfter(scope, result);
      const holding = node.while !== undefined && holds(game, node.while, viewpointOfScope(known));
      return go('again', { scope: known, left: holding ? 1 : numberIn(locals['left'] ?? 0) });
    },
  },
);
