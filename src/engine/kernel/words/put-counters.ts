import { defineWord } from '../effects/define-word.js';
import { rulesOf } from '../effects/rules-of.js';
import { bind } from '../frames/word.js';
import { occur } from '../game/instruction.js';
import { counter } from '../language/counters.js';
import { evaluate } from '../selectors/evaluate.js';
import { boundIds } from '../selectors/matches.js';
import { amountOf, objects } from './parts.js';

export const putCounters = defineWord(
  {
    do: 'put-counters',
    says: 'Puts so many counters of the name on each of the named objects.',
    parts: { objects, counter, count: amountOf('counters') },
  },
  {
    begin: ({ game, node, from }) => {
      const { counter } = node;
      const cites = rulesOf(game, node);
      const count = evaluate(game, node.count, from);
      const put = boundIds(node.objects, from).map((object) => ({
        kind: 'countersPut',
        cites,
        object,
        counter,
        count,
      }));
      return occur(put, 'end');
    },
    end: ({ scope }) => bind(scope),
  },
);
