import { defineWord, evaluate, seatNamed } from '../../../kernel/index.js';
import { ashes } from '../rulebook.js';
import { drawPileOf } from '../state.js';
import { discarded, discards, oneByOne } from './one-by-one.js';

/** No draw: an empty pile causes no wounds. */
export const discardTop = defineWord(
  {
    do: 'discard-top',
    says: 'A player discards the top cards of the draw pile.',
    parts: discarded,
    cites: [ashes('discard.2'), ashes('glossary.drawpile')],
    restsOn: [ashes('resolve.2')],
  },
  {
    begin: ({ game, node, from }) => discards(evaluate(game, node.count, from)),
    ...oneByOne('drawPile', ({ game, node, scope }) => drawPileOf(game, seatNamed(node.player, scope))[0]),
  },
);
