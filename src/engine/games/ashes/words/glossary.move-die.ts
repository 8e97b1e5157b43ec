import {
  boundIds,
  defineWord,
  happened,
  objectIn,
  objects,
  objectsIn,
  oneOfTexts,
  zoneOf,
  type Game,
  type ObjectId,
} from '../../../kernel/index.js';
import { MAGICS, type Magic } from '../card.js';
import type { DiePlaced } from '../events/dice-pools.js';
import { ashes } from '../rulebook.js';
import { cardOf, isInPlay } from '../state.js';
import { toEach } from './simul.multi-to-each.js';

/** Dice of a type on one card are all the same. */
export const moveDie = defineWord(
  {
    do: 'move-die',
    says: 'A die of the type moves from each of them onto another card, of several onto the first.',
    parts: {
      objects,
      onto: { ...objects, description: 'The card onto which it moves.' },
      magic: oneOfTexts<Magic>('type of die', MAGICS),
      as: happened,
    },
    cites: [ashes('glossary.move')],
    restsOn: [ashes('glossary.dicepower'), ashes('simul.multi.1')],
  },
  toEach({
    does: ({ game, node, from, cites }, object): DiePlaced | null => {
      const [on] = boundIds(node.onto, from);
      const die = dieOn(game, object, node.magic);
      return die === undefined || on === undefined || on === object || !isInPlay(game, on)
        ? null
        : { kind: 'diePlaced', cites, object: die, on };
    },
  }),
);

const dieOn = (game: Game, card: ObjectId, magic: Magic): ObjectId | undefined =>
  game.state.seats
    .flatMap((seat) => objectsIn(game, zoneOf(seat, 'diceOnCards')))
    .find((id) => {
      const die = cardOf(game, id);
      return objectIn(game, id)?.marks['on'] === card && die.type === 'die' && die.magic === magic;
    });
