import { objectsIn, zonesOfKind } from '../board/zone.js';
import type { Game } from '../game/draft.js';
import type { GameObject, ObjectId, Seat } from '../state/state.js';
import { isApplying } from './duration.js';

/** An object whose controller is not the one that the effects determine. */
export type ControlDue = { readonly object: ObjectId; readonly seat: Seat };

/**
 * Objects whose controller has to change: control is the place of an object, and changes by events. Called after
 * effects have begun or ended; of several effects on one object the newest counts, and without any the seat that
 * controlled it when it came there.
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
