import { defineWord, evaluate, seatNamed, who } from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import { simultaneous } from './7.1.9.1-named.js';
import { lore } from './parts.js';

export const gainLore = defineWord(
  { do: 'gain-lore', says: 'Gains lore.', parts: { amount: lore, who }, cites: [lorcana('1.2.3')] },
  simultaneous(({ game, node, from, scope, cites }) => [
    {
      kind: 'loreGained',
      cites,
      seat: seatNamed(node.who, scope),
      amount: evaluate(game, node.amount, from),
      source: scope.source.object,
    },
  ]),
);
