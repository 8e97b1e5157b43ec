import {
  defineWord,
  happened,
  objectOf,
  objects,
  zoneKindOf,
  type Game,
  type ObjectId,
} from '../../../kernel/index.js';
import { isUnitCard } from '../printed.js';
import type { PlaceDecided } from '../events/damage-wounds.js';
import { ashes } from '../rulebook.js';
import { cardOf, nowOf } from '../state.js';
import { toEach } from './simul.multi-to-each.js';

/** The same card, but another object: without tokens, and coming into play anew, if a slot is empty (resolve.2). */
export const comeBack = defineWord(
  {
    do: 'come-back',
    says: 'Units that are leaving play come back onto the battlefield of the player of the effect, who controlled them.',
    parts: { objects, as: happened },
    cites: [ashes('discard.1')],
    restsOn: [ashes('damage.step4'), ashes('glossary.battlefield.1'), ashes('resolve.2')],
  },
  toEach({
    among: (game, id) => setAside(game, id) !== undefined,
    does: ({ game, scope, cites }, id): PlaceDecided | null => {
      const object = setAside(game, id);
      return object === undefined || objectOf(game, object).controller !== scope.controller
        ? null
        : { kind: 'placeDecided', cites, object, zone: 'battlefield' };
    },
  }),
);

const setAside = (game: Game, id: ObjectId): ObjectId | undefined => {
  const now = nowOf(game, id);
  return now !== undefined && zoneKindOf(game, now) === 'aside' && isUnitCard(cardOf(game, now)) ? now : undefined;
};
