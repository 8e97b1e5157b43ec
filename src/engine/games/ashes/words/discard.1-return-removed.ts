import {
  defineWord,
  happened,
  isPlaying,
  kindOfZone,
  lastKnown,
  objectOf,
  objects,
  objectsIn,
  zoneOf,
  type Game,
  type ObjectId,
} from '../../../kernel/index.js';
import { isUnitCard } from '../printed.js';
import type { Entered } from '../events/turn.main.play-cards.js';
import { ashes } from '../rulebook.js';
import { comingOnto } from '../rules/play/cardtype-room.js';
import { cardOf } from '../state.js';
import { toEach } from './simul.multi-to-each.js';

/** The same card, but another object: without tokens, and coming into play anew, if a slot is empty (resolve.2). */
export const returnRemoved = defineWord(
  {
    do: 'return-removed',
    says: 'Places units that were removed from the game onto the battlefields of their owners.',
    parts: { objects, as: happened },
    cites: [ashes('discard.1')],
    restsOn: [ashes('glossary.battlefield.1'), ashes('glossary.owner'), ashes('resolve.2')],
  },
  toEach({
    among: (game, id) => removedNow(game, id) !== undefined,
    does: ({ game, cites }, id): Entered | null => {
      const object = removedNow(game, id);
      if (object === undefined) return null;
      const { owner: seat } = objectOf(game, object);
      return isPlaying(game, seat) ? comingOnto(game, seat, object, cites) : null;
    },
  }),
);

/** What a unit that was in play is now. */
const removedNow = (game: Game, id: ObjectId): ObjectId | undefined => {
  const was = lastKnown(game, id);
  const [card] = was?.cards ?? [];
  if (was === undefined || card === undefined) return undefined;
  if (kindOfZone(was.zone) === 'removed') return undefined;
  return objectsIn(game, zoneOf(was.owner, 'removed')).find(
    (one) => objectOf(game, one).cards.includes(card) && isUnitCard(cardOf(game, one)),
  );
};
