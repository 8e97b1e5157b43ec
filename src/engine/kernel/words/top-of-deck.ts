import { objectsIn, zoneFor } from '../board/zone.js';
import { defineWord } from '../effects/define-word.js';
import { bind, seatNamed } from '../frames/word.js';
import { evaluate } from '../selectors/evaluate.js';
import { amountOf, objectsAs, who } from './parts.js';

/** As many as there are. */
export const topOfDeck = defineWord(
  {
    do: 'top-of-deck',
    says: 'Names the top cards of the deck, and shows them to no player.',
    parts: { count: amountOf('cards'), as: objectsAs, who },
  },
  {
    name: ({ game, node, scope, from }) => {
      const deck = objectsIn(game, zoneFor(game, seatNamed(node.who, scope), game.rules.game.deckZone));
      return bind(scope, { [node.as]: deck.slice(0, Math.max(0, evaluate(game, node.count, from))) });
    },
  },
);
