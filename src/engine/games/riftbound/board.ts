import { described } from '../../kernel/index.js';
import type { BoardFields } from '../../schemas/index.js';
import { LIMITED, RESOURCES } from './state.js';

const { number, record, text } = described;

/** What a board of Riftbound shows beside what that of any game does. */
export const riftboundBoard: BoardFields = {
  player: {
    points: number('Points.'),
    experience: number('Experience.'),
    pool: record(
      'What is in the rune pool; what is for one use alone, only if there is any.',
      Object.fromEntries(RESOURCES.map((one) => [one, number(`Of ${one}.`)])),
      Object.fromEntries(LIMITED.map((one) => [one, number(`Of ${one}.`)])),
    ),
  },
  object: { name: text('Full name of the card.'), type: text('Type of the card.') },
};
