import { amount, bind, defineWord, evaluate, go, numberIn, occur, seatNamed } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';
import { who } from './parts.js';

/** One after the other; who has to draw more than there are loses for it (12.4.2), when the text is done (3.1.2). */
export const draw = defineWord(
  { do: 'draw', says: 'Draws cards.', parts: { count: amount, who }, cites: [fftcg('7.11.1')] },
  {
    begin: ({ game, node, from }) => go('next', { left: evaluate(game, node.count, from) }),
    next: ({ node, scope, locals, cites }) => {
      const left = numberIn(locals['left'] ?? null);
      if (left <= 0) return bind(scope);
      return occur({ kind: 'drawn', cites, seat: seatNamed(node.who, scope) }, 'next', { left: left - 1 });
    },
  },
);
