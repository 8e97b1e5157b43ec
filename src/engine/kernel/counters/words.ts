import { occur } from '../frames/instruction.js';
import { evaluate } from '../selectors/evaluate.js';
import { boundIds } from '../selectors/matches.js';
import type { Amount } from '../selectors/amount.js';
import { bind, word } from '../effects/effect.js';
import type { AnyProcedure } from '../frames/procedure.js';
import { entriesOf } from '../frames/result.js';
import { countersOn } from './events.js';

/** On each of the named objects so many counters of a name. */
export type PutCounters = {
  readonly do: 'put-counters';
  readonly objects: string;
  readonly counter: string;
  readonly count: Amount;
};
/** Off each of the named objects, as many as there are; all of them unless said. How many came off in all gets a name. */
export type RemoveCounters = {
  readonly do: 'remove-counters';
  readonly objects: string;
  readonly counter: string;
  readonly count?: Amount;
  readonly as?: string;
};

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
