import { defineWord, happened, objects, zoneKindOf, type Game, type ObjectId } from '../../../kernel/index.js';
import type { Entered } from '../events/turn.main.play-cards.js';
import { ashes } from '../rulebook.js';
import { comingOnto } from '../rules/play/cardtype-room.js';
import { cardOf, nowOf } from '../state.js';
import { toEach } from './simul.multi-to-each.js';

/**
 * The same card, but another object: without tokens, and coming into play anew. From the pile of its owner, also if
 * another player controlled it.
 */
export const summonBack = defineWord(
  {
    do: 'summon-back',
    says: 'Places conjurations that have left play onto the battlefield of the player of the effect.',
    parts: { objects, as: happened },
    cites: [ashes('cardtype.conjuration.2')],
    restsOn: [ashes('damage.step4'), ashes('glossary.battlefield.1'), ashes('resolve.2')],
  },
  toEach({
    among: (game, id) => inPile(game, id) !== undefined,
    does: ({ game, scope, cites }, id): Entered | null => {
      const object = inPile(game, id);
      return object === undefined ? null : comingOnto(game, scope.controller, object, cites);
    },
  }),
);

const inPile = (game: Game, id: ObjectId): ObjectId | undefined => {
  const now = nowOf(game, id);
  if (now === undefined || zoneKindOf(game, now) !== 'conjurationPile') return undefined;
  return cardOf(game, now).type === 'conjuration' ? now : undefined;
};
