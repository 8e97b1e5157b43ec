import { amount, defineWord, oneAfterAnother, seatNamed, who } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

/** One after the other; a player who has to draw more than there are loses (12.4.2) when the text is done (3.1.2). */
export const draw = defineWord(
  { do: 'draw', says: 'Draws cards.', parts: { count: amount, who }, cites: [fftcg('7.11.1')] },
  oneAfterAnother(({ node, scope, cites }) => ({ kind: 'drawn', cites, seat: seatNamed(node.who, scope) })),
);
