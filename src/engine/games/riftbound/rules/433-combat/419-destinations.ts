import { type Citation, type Game, type GameEvent, type ObjectId, type Seat } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { battlefieldAt, battlefieldsOf, controllerOf, isUnit, objectControllerOf, seatsAt } from '../../state.js';

/** A battlefield, or the base. */
export type Location = ObjectId | null;

/**
 * 421.2.a, 423.2: whether units of this player may come to a battlefield: not if units of two others are there, and so to no combat
 * of others (436).
 */
export const mayComeTo = (game: Game, seat: Seat, battlefield: ObjectId): boolean =>
  seatsAt(game, battlefield).filter((other) => other !== seat).length < 2;

/** Why they may not. */
export const CROWDED: readonly Citation[] = [rift('423.2'), rift('421.2.a')];

/** 352.2: where a unit may be played beside the base: battlefields that its player controls, but for those where two others fight (436.2.a). */
export const placesFor = (game: Game, seat: Seat): readonly ObjectId[] =>
  battlefieldsOf(game).filter((at) => controllerOf(game, at) === seat && mayComeTo(game, seat, at));

/** 421.3: of whatever an effect moves only the units move. */
export const ONLY_UNITS: readonly Citation[] = [rift('421.3')];

export const unitsAmong = (game: Game, objects: readonly ObjectId[]): readonly ObjectId[] =>
  objects.filter((id) => isUnit(game, id));

/** 420.3, 421.2.b: at once; a unit that cannot come there is recalled instead. To where it is already nothing moves. */
export const moving = (
  game: Game,
  objects: readonly ObjectId[],
  to: Location,
  cites: readonly Citation[],
): readonly GameEvent[] =>
  objects
    .filter((object) => battlefieldAt(game, object) !== to)
    .map((object): GameEvent => {
      if (to === null || mayComeTo(game, objectControllerOf(game, object), to))
        return { kind: 'moved', cites: [...cites, rift('420.3')], object, to };
      return { kind: 'recalled', cites: [...cites, rift('421.2.b'), rift('423.2')], object };
    });
