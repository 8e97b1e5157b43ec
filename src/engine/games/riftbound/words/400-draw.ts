import { defineWord, oneAfterAnother, optional, seatNamed, uses } from '../../../kernel/index.js';
import type { Drawn } from '../events/400-cards.js';
import { rift } from '../rulebook.js';
import { cards } from './parts.js';

/** One by one (400.2.b). */
export const draw = defineWord(
  {
    do: 'draw',
    says: 'A player draws cards, the one whose effect it is unless another is named.',
    parts: { count: cards, player: optional(uses('seat')) },
    cites: [rift('400.2.b')],
  },
  oneAfterAnother(({ node, scope, cites }): Drawn => ({ kind: 'drawn', cites, seat: seatNamed(node.player, scope) })),
);
