import { countersOn } from '../counters/events.js';
import { defineWord } from '../effects/define-word.js';
import { rulesOf } from '../effects/rules-of.js';
import { entriesOf } from '../frames/result.js';
import { bind } from '../frames/word.js';
import { occur } from '../game/instruction.js';
import { counter } from '../language/counters.js';
import { gives, optional } from '../language/parts.js';
import { evaluate } from '../selectors/evaluate.js';
import { boundIds } from '../selectors/matches.js';
import { amountOf, objects } from './parts.js';

export const removeCounters = defineWord(
  {
    do: 'remove-counters',
    says: 'Removes counters from each of the named objects, as many as there are; by default all. `as` names the total.',
    parts: {
      objects,
      counter,
      count: optional(amountOf('counters')),
      as: optional(gives('number')),
    },
  },
  {
    begin: ({ game, node, from }) => {
      const { counter, count } = node;
      const cites = rulesOf(game, node);
      const removed = boundIds(node.objects, from).map((object) => ({
        kind: 'countersRemoved',
        cites,
        object,
        counter,
        count: count === undefined ? countersOn(game, object, counter) : evaluate(game, count, from),
      }));
      return occur(removed, 'end');
    },
    end: ({ node, scope, result }) => {
      if (node.as === undefined) return bind(scope);
      const removed = entriesOf(result)
        .filter(({ kind }) => kind === 'countersRemoved')
        .reduce((sum, { count }) => sum + (typeof count === 'number' ? count : 0), 0);
      return bind(scope, { [node.as]: removed });
    },
  },
);
