import { objectsIn, zoneFor } from '../board/zone.js';
import { defineWord } from '../effects/define-word.js';
import { bind, seatNamed } from '../frames/word.js';
import { optional } from '../language/parts.js';
import { evaluate } from '../selectors/evaluate.js';
import { amountOf, groupOfPlayers, objectsAs, seatsOf, who } from './parts.js';

/** As many as there are. */
export const topOfDeck = defineWord(
  {
    do: 'top-of-deck',
    says: 'Names the top cards of the deck, and shows them to no player.',
    parts: {
      count: amountOf('cards'),
      as: objectsAs,
      who,
      of: optional({ ...groupOfPlayers, description: 'So many of the deck of each of these players.' }),
    },
  },
  {
    name: ({ game, node, scope, from }) => {
      const { of, who: whose, count } = node;
      const seats = of === undefined ? [seatNamed(whose, scope)] : seatsOf(game, of, scope, game.state.turn.active);
      const most = Math.max(0, evaluate(game, count, from));
      const cards = seats.flatMap((seat) =>
        objectsIn(game, zoneFor(game, seat, game.rules.game.deckZone)).slice(0, most),
      );
      return bind(scope, { [node.as]: cards });
    },
  },
);
