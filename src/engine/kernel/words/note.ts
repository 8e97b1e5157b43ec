import { defineWord } from '../effects/define-word.js';
import { bind } from '../frames/word.js';
import { amount, gives } from '../language/parts.js';
import { evaluate } from '../selectors/evaluate.js';

export const note = defineWord(
  { do: 'note', says: 'Names a number for later words.', parts: { amount, as: gives('number') } },
  { note: ({ game, node, scope, from }) => bind(scope, { [node.as]: evaluate(game, node.amount, from) }) },
);
