import {
  actorOf,
  bind,
  defineWord,
  effect,
  evaluate,
  idsOf,
  listOf,
  occur,
  optional,
  rememberedBy,
  ref,
  amount,
  type GameEvent,
  type Target,
} from '../../../kernel/index.js';
import { rift } from '../rulebook.js';

/**
 * 380, 381: each time an ability of its own goes on the chain, pending; all of them are there before the first is
 * completed (381.2), which is when what resolves now is over (389.2). Its condition is asked by what stands before it
 * (380.2). It looks back at what the effect has moved (356.3.e.13).
 */
export const doThis = defineWord(
  {
    do: 'do-this',
    says: 'An ability is put on the chain, so many times; each chooses its own targets, and can be responded to.',
    parts: {
      times: optional(amount),
      targets: optional(listOf<Target>(ref('target'), 1, 6)),
      effect,
    },
    cites: [rift('380.1.a'), rift('380.2'), rift('381'), rift('381.1'), rift('381.2'), rift('389.2')],
    also: { 'x-opens': ['targets'], 'x-closed': true },
  },
  {
    begin: ({ game, node, scope, from, cites }) => {
      const { at: ability, source, controller, bindings } = scope;
      const remembers = rememberedBy(game, from, [source.object, ...Object.values(bindings).flatMap(idsOf)]);
      const times = node.times === undefined ? 1 : Math.max(0, evaluate(game, node.times, from));
      const waiting = { ability, source, controller, bindings, ...(remembers.length > 0 && { remembers }) };
      const placed = Array.from({ length: times }, (): GameEvent => ({
        kind: 'reflexPlaced',
        cites,
        seat: actorOf(game, controller),
        waiting,
      }));
      return placed.length === 0 ? bind(scope) : occur(placed, 'end');
    },
    end: ({ scope }) => bind(scope),
  },
);
