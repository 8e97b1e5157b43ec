import { defineWord, oneAfterAnother, seatNamed, who } from '../../../kernel/index.js';
import { drawCard } from '../events/4.2.3.1-drawn.js';
import { lorcana } from '../rulebook.js';
import { cards } from './parts.js';

/** 4.2.3.1: single draws, one after another; each can fail on its own. */
export const draw = defineWord(
  { do: 'draw', says: 'Draws cards one after another.', parts: { count: cards, who }, cites: [lorcana('4.2.3.1')] },
  oneAfterAnother(({ node, scope, cites }) => drawCard(seatNamed(node.who, scope), cites)),
);
