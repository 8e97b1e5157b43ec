import { objectsIn, zoneFor } from '../board/zone.js';
import { defineWord } from '../effects/define-word.js';
import { rulesOf } from '../effects/rules-of.js';
import { textOf, textsOf } from '../frames/result.js';
import { bind } from '../frames/word.js';
import { go, occur } from '../game/instruction.js';
import { filter } from '../language/parts.js';
import { matches } from '../selectors/matches.js';
import { objectsAs } from './parts.js';

/** One card after the other: where players record a game, a card has no face before it is revealed. */
export const revealUntil = defineWord(
  {
    do: 'reveal-until',
    says: 'Everybody sees the top cards of the deck of the player of the effect, one after the other, up to the first that matches; all of them are named.',
    parts: { matching: filter, as: objectsAs },
  },
  {
    begin: () => go('next', { seen: [] }),
    next: ({ game, node, scope, locals }) => {
      const seen = textsOf(locals['seen'] ?? []);
      const deck = objectsIn(game, zoneFor(game, scope.controller, game.rules.game.deckZone));
      const top = deck.find((id) => !seen.includes(id));
      if (top === undefined) return bind(scope, { [node.as]: seen });
      const event = { kind: 'revealed', cites: rulesOf(game, node), seat: scope.controller, objects: [top] };
      return occur(event, 'shown', { seen: [...seen, top], top });
    },
    shown: ({ game, node, scope, from, locals }) =>
      matches(game, node.matching, textOf(locals['top'] ?? ''), from)
        ? bind(scope, { [node.as]: locals['seen'] ?? [] })
        : go('next'),
  },
);
