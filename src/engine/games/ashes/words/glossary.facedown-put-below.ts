import {
  boundIds,
  defineWord,
  objectOf,
  objects,
  zoneKindOf,
  type Game,
  type ObjectId,
} from '../../../kernel/index.js';
import { isDeckCard } from '../printed.js';
import type { PutBelow } from '../events/glossary.facedown-below.js';
import { ashes } from '../rulebook.js';
import { cardOf, isInPlay, nowOf } from '../state.js';
import { toEach } from './simul.multi-to-each.js';

/** A conjuration goes nowhere but to its pile, so that none lies here (cardtype.conjuration.2). */
export const putBelow = defineWord(
  {
    do: 'put-below',
    says: 'Puts each of them, from a hand or a pile, also if it has left play before, face down below a card in play.',
    parts: { objects, below: { ...objects, description: 'The card in play, of several the first.' } },
    cites: [ashes('glossary.facedown')],
    restsOn: [ashes('discard.1'), ashes('simul.multi.1')],
  },
  toEach({
    among: (game, id) => canLieBelow(game, id),
    does: ({ game, node, from, cites }, id): PutBelow | null => {
      const to = boundIds(node.below, from).find((host) => isInPlay(game, host));
      const object = nowOf(game, id);
      if (to === undefined || object === undefined) return null;
      const { owner: seat } = objectOf(game, object);
      return { kind: 'putBelow', cites, seat, object, to };
    },
  }),
);

const PLACES = ['hand', 'drawPile', 'discardPile'];

const canLieBelow = (game: Game, id: ObjectId): boolean => {
  const now = nowOf(game, id);
  return now !== undefined && PLACES.includes(zoneKindOf(game, now)) && isDeckCard(cardOf(game, now));
};
