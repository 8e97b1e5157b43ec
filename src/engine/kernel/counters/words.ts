import type { PutCounters, RemoveCounters } from '../abilities/words.js';
import { entriesOf } from '../frames/result.js';
import { bind, word } from '../frames/word.js';
import { occur } from '../game/instruction.js';
import type { AnyProcedure } from '../game/procedure.js';
import { evaluate } from '../selectors/evaluate.js';
import { boundIds } from '../selectors/matches.js';
import { countersOn } from './events.js';

export const counterWords: readonly AnyProcedure[] = [
  word<PutCounters>('put-counters', {
    begin: ({ game, node, from }) => {
      const { counters: cites = [] } = game.rules.game.wordRules;
      const { counter } = node;
      const count = evaluate(game, node.count, from);
      const events = boundIds(node.objects, from).map((object) => ({
        kind: 'countersPut',
        cites,
        object,
        counter,
        count,
      }));
      return occur(events, 'end');
    },
    end: ({ scope }) => bind(scope),
  }),

  word<RemoveCounters>('remove-counters', {
    begin: ({ game, node, from }) => {
      const { counters: cites = [] } = game.rules.game.wordRules;
      const { counter, count } = node;
      const events = boundIds(node.objects, from).map((object) => ({
        kind: 'countersRemoved',
        cites,
        object,
        counter,
        count: count === undefined ? countersOn(game, object, counter) : evaluate(game, count, from),
      }));
      return occur(events, 'end');
    },
    end: ({ node, scope, result }) => {
      if (node.as === undefined) return bind(scope);
      const removed = entriesOf(result)
        .filter(({ kind }) => kind === 'countersRemoved')
        .reduce((sum, { count }) => sum + (typeof count === 'number' ? count : 0), 0);
      return bind(scope, { [node.as]: removed });
    },
  }),
];
