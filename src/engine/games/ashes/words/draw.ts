import { defineWord, oneAfterAnother, optional, seatNamed, uses } from '../../../kernel/index.js';
import type { Drawn } from '../events/setup-cards.js';
import { ashes } from '../rulebook.js';
import { cards } from './parts.js';

/** One by one, as long as there are any (resolve.2). */
export const draw = defineWord(
  {
    do: 'draw',
    says: 'A player draws cards, the one whose effect it is unless another is named.',
    parts: { count: cards, player: optional(uses('seat')) },
    cites: [ashes('glossary.drawpile'), ashes('resolve.2')],
  },
  oneAfterAnother(({ node, scope, cites }): Drawn => ({ kind: 'drawn', cites, seat: seatNamed(node.player, scope) })),
);
