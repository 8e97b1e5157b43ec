import type { AshesCard } from '../card.js';
import { classOf, dice } from './phrases.js';

/** In none of the decks; the document tells of it as an example (resolve.example.2). */
export const iceTrap: AshesCard = {
  id: 'ice-trap',
  name: 'Ice Trap',
  type: 'reaction',
  cost: [dice(classOf('natural'))],
  text: 'A unit with life 2 or less comes into play: destroy it.',
  abilities: [],
};
