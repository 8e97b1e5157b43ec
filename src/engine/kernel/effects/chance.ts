import type { AtRandom, Shuffle } from '../abilities/words.js';
import { objectsIn, zoneFor } from '../board/zone.js';
import { entriesOf, textsOf } from '../frames/result.js';
import { bind, seatNamed, word } from '../frames/word.js';
import { occur } from '../game/instruction.js';
import { invariant } from '../ground/invariant.js';
import { evaluate } from '../selectors/evaluate.js';
import { boundIds, selected } from '../selectors/matches.js';
import { asksForQualities, isSecret } from './choosing.js';

/** Words by which chance decides. */
export const chanceWords = [
  word<AtRandom>('at-random', {
    pick: ({ game, node, scope, from }) => {
      const seat = seatNamed(node.who, scope);
      const controller = node.from.zone === undefined ? scope.controller : seat;
      const among = selected(game, node.from, { ...from, controller });
      const count = Math.min(Math.max(0, evaluate(game, node.count, from)), among.length);
      // By what they are only their players know how many there are: whether chance decides must not tell it.
      const isOpen = !isSecret(game, node.from) || !asksForQualities(node.from);
      if (count === 0 || (count === among.length && isOpen))
        return bind(scope, { [node.as]: count === 0 ? [] : among });
      const cites = game.rules.game.wordRules.atRandom;
      return occur({ kind: 'pickedAtRandom', cites, seat, among, count }, 'picked');
    },
    picked: ({ node, scope, result }) => {
      const [entry] = entriesOf(result);
      const picked = entry?.['picked'] ?? entry?.secret?.fields['picked'];
      invariant(picked !== undefined, 'what was picked is in the entry');
      return bind(scope, { [node.as]: textsOf(picked) });
    },
  }),

  word<Shuffle>('shuffle', {
    shuffle: ({ game, node, scope, from }) => {
      const seat = seatNamed(node.who, scope);
      const zone = zoneFor(game, seat, game.rules.game.deckZone);
      const inDeck = objectsIn(game, zone);
      const above = node.above === undefined ? [] : boundIds(node.above, from).filter((id) => inDeck.includes(id));
      return occur({ kind: 'shuffled', cites: game.rules.game.wordRules.shuffle, seat, zone, above }, 'end');
    },
    end: ({ scope }) => bind(scope),
  }),
];
