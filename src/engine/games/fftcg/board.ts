import { described } from '../../kernel/index.js';
import type { BoardFields } from '../../schemas/index.js';

const { number, text, record } = described;

/** What a board of FF-TCG shows beside what that of any game does. */
export const fftcgBoard: BoardFields = {
  player: { damage: number('Cards in the Damage Zone.'), crystals: number('Crystals.') },
  object: {
    name: text('Name of the card.'),
    type: text('Type of the card.'),
    announced: record('Of what waits on the stack: what was announced, by name.', {}),
  },
};
