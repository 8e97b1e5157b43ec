import { objectsIn, zonesOfKind } from '../board/zone.js';
import type { Game } from '../game/draft.js';
import type { GameObject, ObjectId, Seat } from '../state/state.js';
import { isApplying } from './duration.js';

/** An object that somebody else controls now than the effects say. */
export type ControlDue = { readonly object: ObjectId; readonly seat: Seat };

/**
 * Whose control is not what the effects say: control is where an object is, and moves by events. Asked after effects have
 * begun or ended; of several on one object the newest counts, and without any it is with whom it came to be there.
 */
export const controlDue = (game: Game): readonly ControlDue[] =>
  game.rules.inPlay
    .flatMap((kind) => zonesOfKind(game, kind).flatMap((zone) => objectsIn(game, zone)))
    .flatMap((id): readonly ControlDue[] => {
      const object = game.state.objects[id];
      if (object === undefined) return [];
      const seat = controllerOf(game, object);
      return seat === object.controller ? [] : [{ object: id, seat }];
    });

const controllerOf = (game: Game, { id, controller, cameTo = controller }: GameObject): Seat => {
  const newest = game.state.effects.findLast(
    (effect) => effect.does.kind === 'control' && effect.does.objects.includes(id) && isApplying(game, effect),
  );
  return newest?.does.kind === 'control' ? newest.does.seat : cameTo;
};
