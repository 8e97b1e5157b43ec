import { described } from '../../kernel/index.js';
import type { BoardFields } from '../../schemas/index.js';

const { number, text } = described;

/** What a board of Lorcana shows beside what that of any game does. */
export const lorcanaBoard: BoardFields = {
  player: { lore: number('Lore.') },
  object: { name: text('Full name of the card.'), type: text('Type of the card.') },
};
