import { defineWord } from '../effects/define-word.js';
import { bind } from '../frames/word.js';
import { filter } from '../language/parts.js';
import { selected } from '../selectors/matches.js';
import { objectsAs } from './parts.js';

export const all = defineWord(
  { do: 'all', says: 'Names all objects that match now, without a choice.', parts: { from: filter, as: objectsAs } },
  { all: ({ game, node, scope, from }) => bind(scope, { [node.as]: selected(game, node.from, from) }) },
);
