import { amount, bind, defineWord, evaluate, occur, seatNamed, who } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

/** A negative number of them is none (4.3). */
export const gainCrystals = defineWord(
  { do: 'gain-crystals', says: 'Gains Crystals.', parts: { count: amount, who }, cites: [fftcg('6.8.1')] },
  {
    begin: ({ game, node, scope, from, cites }) => {
      const change = Math.max(0, evaluate(game, node.count, from));
      return occur({ kind: 'crystalsChanged', cites, seat: seatNamed(node.who, scope), change }, 'end');
    },
    end: ({ scope }) => bind(scope),
  },
);
