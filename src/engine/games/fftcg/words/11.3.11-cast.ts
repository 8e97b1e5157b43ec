import {
  amount,
  bind,
  boundIds,
  defineWord,
  evaluate,
  flag,
  objectsThere,
  optional,
  orderAfterwards,
  present,
} from '../../../kernel/index.js';
import { CAST_BY_EFFECT, type OrderedCast } from '../rules/11-playing/11.3.11-cast-by-effects.js';

/** 11.3.11, 11.4.1.1: cast right after this effect, for its cost, for more or for nothing. */
export const cast = defineWord(
  {
    do: 'cast',
    says: 'Its player casts the card, right after this effect has resolved.',
    parts: {
      card: objectsThere,
      free: optional({ ...flag, description: 'Without paying its cost; what is due besides is paid.' }),
      add: optional({ ...amount, 'x-unit': 'CP', description: 'Added to its cost, this time only; negative: less.' }),
    },
  },
  {
    begin: ({ game, node, scope, from }) => {
      const [card] = present(game, boundIds(node.card, from));
      if (card === undefined) return bind(scope);
      const order = { seat: scope.controller, card: card.id, free: node.free === true };
      const locals: OrderedCast = node.add === undefined ? order : { ...order, add: evaluate(game, node.add, from) };
      return orderAfterwards(game, { procedure: CAST_BY_EFFECT, locals }, 'end');
    },
    end: ({ scope }) => bind(scope),
  },
);
