import { bind, defineWord, evaluate, go, numberIn, occur, seatNamed } from '../../../kernel/index.js';
import { drawn } from '../events.js';
import { lorcana } from '../rulebook.js';
import { cards, who } from './parts.js';

/** 4.2.3.1: single draws, one after another; each can fail on its own. */
export const draw = defineWord(
  { do: 'draw', says: 'Draws cards one after another.', parts: { count: cards, who }, cites: [lorcana('4.2.3.1')] },
  {
    begin: ({ game, node, from }) => go('next', { left: evaluate(game, node.count, from) }),
    next: ({ node, scope, locals, cites }) => {
      const left = numberIn(locals['left'] ?? null);
      if (left <= 0) return bind(scope);
      return occur(drawn(seatNamed(node.who, scope), cites), 'next', { left: left - 1 });
    },
  },
);
