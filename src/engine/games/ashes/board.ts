import { described } from '../../kernel/index.js';
import type { BoardFields } from '../../schemas/index.js';

const { flag, number, text } = described;

/** What a board of Ashes shows beside what that of any game does. */
export const ashesBoard: BoardFields = {
  player: {
    wounds: number('Wound tokens on the Phoenixborn.'),
    first: flag('The player holds the first player token.'),
  },
  object: { name: text('Name of the card, or of the type of die.'), type: text('Type of the card, or `die`.') },
};
