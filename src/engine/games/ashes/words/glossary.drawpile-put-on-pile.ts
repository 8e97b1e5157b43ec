import {
  defineWord,
  happened,
  objectOf,
  objects,
  oneOfTexts,
  zoneKindOf,
  type Game,
  type ObjectId,
} from '../../../kernel/index.js';
import { isDeckCard } from '../printed.js';
import type { PutOnPile } from '../events/setup-cards.js';
import { ashes } from '../rulebook.js';
import { cardOf, nowOf } from '../state.js';
import { toEach } from './simul.multi-to-each.js';

/** One after the other, in the order that the player of the effect says. */
export const putOnPile = defineWord(
  {
    do: 'put-on-pile',
    says: 'Puts each of them, from a hand, a pile or as it resolves, on the top or the bottom of the draw pile of its owner.',
    parts: { objects, at: oneOfTexts<'top' | 'bottom'>('place', ['top', 'bottom']), as: happened },
    cites: [ashes('glossary.drawpile')],
    restsOn: [ashes('simul.multi.1')],
  },
  toEach({
    among: (game, id) => canBePut(game, id),
    does: ({ game, node, cites }, id): PutOnPile => {
      const object = nowOf(game, id) ?? id;
      return { kind: 'putOnPile', cites, seat: objectOf(game, object).owner, object, at: node.at };
    },
  }),
);

/** glossary.drawpile: a card in play goes on no pile. */
const PLACES = ['hand', 'drawPile', 'discardPile', 'resolving'];

/** glossary.drawpile; a conjuration goes nowhere but to its pile (cardtype.conjuration.2). */
const canBePut = (game: Game, id: ObjectId): boolean => {
  const now = nowOf(game, id);
  return now !== undefined && PLACES.includes(zoneKindOf(game, now)) && isDeckCard(cardOf(game, now));
};
