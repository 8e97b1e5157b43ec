import {
  objectOf,
  zoneKindOf,
  type Call,
  type Effect,
  type Game,
  type GameEvent,
  type ObjectId,
  type Running,
  type WordSteps,
} from '../../../kernel/index.js';
import { discardFromPlay, type FinalPlace } from '../rules/damage/damage-destroy.js';
import { cardOf, isInPlay, nowOf } from '../state.js';
import { isConjured } from '../printed.js';
import { toEach } from './simul.multi-to-each.js';

/**
 * Words that put cards elsewhere than where they would go: from play; while they are set aside, which then is their
 * final place (discard.1); or from a pile, also one that has left play before (damage.step4).
 */
export const puttingInto = <Node extends Effect & { readonly objects: string }>(
  place: FinalPlace,
  fromPile: (running: Running<Node>, object: ObjectId) => GameEvent | null,
): WordSteps<Node> =>
  toEach<Node>({
    among: (game, id) => isCard(game, nowOf(game, id)),
    does: (running, id): Call | GameEvent | null => {
      const { game, cites } = running;
      const object = nowOf(game, id) ?? id;
      if (isInPlay(game, object)) return discardFromPlay.with({ object, cites, to: place });
      // cardtype.conjuration.2: into no hand.
      if (place === 'hand' && isConjured(cardOf(game, object))) return null;
      if (zoneKindOf(game, object) !== 'aside') return fromPile(running, object);
      return { kind: 'placeDecided', cites, object, zone: place };
    },
  });

/** No die, and no ability that waits. */
const isCard = (game: Game, id: ObjectId | undefined): boolean =>
  id !== undefined && objectOf(game, id).cards.length > 0;
