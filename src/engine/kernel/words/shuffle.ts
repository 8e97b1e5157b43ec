import { objectsIn, zoneFor } from '../board/zone.js';
import { defineWord } from '../effects/define-word.js';
import { rulesOf } from '../effects/rules-of.js';
import { bind, seatNamed } from '../frames/word.js';
import { occur } from '../game/instruction.js';
import { optional } from '../language/parts.js';
import { boundIds } from '../selectors/matches.js';
import { objects, seatName } from './parts.js';

export const shuffle = defineWord(
  {
    do: 'shuffle',
    says: 'The player’s deck is shuffled; the cards `above` are kept out of it and lie on top.',
    parts: { who: optional(seatName), above: optional(objects) },
  },
  {
    shuffle: ({ game, node, scope, from }) => {
      const seat = seatNamed(node.who, scope);
      const zone = zoneFor(game, seat, game.rules.game.deckZone);
      const inDeck = objectsIn(game, zone);
      const above = node.above === undefined ? [] : boundIds(node.above, from).filter((id) => inDeck.includes(id));
      return occur({ kind: 'shuffled', cites: rulesOf(game, node), seat, zone, above }, 'end');
    },
    end: ({ scope }) => bind(scope),
  },
);
