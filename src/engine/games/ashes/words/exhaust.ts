import { defineWord, inPlay, boundIds, objects, simultaneous } from '../../../kernel/index.js';
import type { Exhausted } from '../events/exhaust.1-tokens.js';
import { ashes } from '../rulebook.js';

export const exhaust = defineWord(
  {
    do: 'exhaust',
    says: 'Places an exhaustion token on each of them.',
    parts: { objects },
    cites: [ashes('glossary.exhaust'), ashes('exhaust.1')],
  },
  simultaneous(({ game, node, from, cites }) =>
    inPlay(game, boundIds(node.objects, from)).map(({ id }): Exhausted => ({
      kind: 'exhausted',
      cites,
      object: id,
      count: 1,
    })),
  ),
);
