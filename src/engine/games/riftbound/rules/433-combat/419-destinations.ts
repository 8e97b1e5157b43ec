import { type Citation, type Game, type GameEvent, type ObjectId, type Seat } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { battlefieldAt, inTurnOrder, isUnit, objectControllerOf, seatsAt } from '../../state.js';

/** A battlefield, or the base. */
export type Location = ObjectId | null;

/**
 * 421.2.a, 423.2: whether units of this player may move to a battlefield: not if units of two other players are there,
 * so not to their combat (436). `before`: seats whose units arrive earlier in the same batch.
 */
export const mayComeTo = (game: Game, seat: Seat, battlefield: ObjectId, before: readonly Seat[] = []): boolean =>
  new Set([...seatsAt(game, battlefield), ...before].filter((other) => other !== seat)).size < 2;

/** Why they may not. */
export const CROWDED: readonly Citation[] = [rift('423.2'), rift('421.2.a')];

/**
 * 423.2, 421.2.b: whose units come there, of all that are to come at the same time: those of the turn player before
 * those of others (303.2.a).
 */
const comingTo = (game: Game, units: readonly ObjectId[], to: ObjectId): readonly Seat[] =>
  inTurnOrder(game)
    .filter((seat) => units.some((id) => objectControllerOf(game, id) === seat))
    .reduce<readonly Seat[]>((before, seat) => (mayComeTo(game, seat, to, before) ? [...before, seat] : before), []);

const notYetAt = (game: Game, units: readonly ObjectId[], to: Location): readonly ObjectId[] =>
  units.filter((id) => battlefieldAt(game, id) !== to);

/** 423.2, 352.16: whether these can be there together, with what is there. */
export const canAllCome = (game: Game, units: readonly ObjectId[], to: ObjectId): boolean => {
  const coming = notYetAt(game, units, to);
  const seats = comingTo(game, coming, to);
  return coming.every((id) => seats.includes(objectControllerOf(game, id)));
};

/** 421.3: of whatever an effect moves only the units move. */
export const ONLY_UNITS: readonly Citation[] = [rift('421.3')];

export const unitsAmong = (game: Game, objects: readonly ObjectId[]): readonly ObjectId[] =>
  objects.filter((id) => isUnit(game, id));

type Moving = {
  readonly objects: readonly ObjectId[];
  readonly to: Location;
  /** The player whose action or effect it is. */
  readonly cause: Seat;
  readonly cites: readonly Citation[];
};

/**
 * 420.3, 421.2.b: at once; a unit that cannot come there is recalled instead. A unit that is there already does not
 * move (407.1, reading `where-it-is`).
 */
export const moving = (game: Game, { objects, to, cause, cites }: Moving): readonly GameEvent[] => {
  const units = notYetAt(game, objects, to);
  if (to === null) return units.map((object) => movedTo(object, { to, cause, cites }));
  const seats = comingTo(game, units, to);
  return units.map((object): GameEvent => {
    const seat = objectControllerOf(game, object);
    if (seats.includes(seat)) return movedTo(object, { to, cause, cites });
    const late = mayComeTo(game, seat, to) ? [rift('303.2.a')] : [];
    return { kind: 'recalled', cites: [...cites, rift('421.2.b'), rift('423.2'), ...late], object };
  });
};

const movedTo = (object: ObjectId, { to, cause, cites }: Omit<Moving, 'objects'>): GameEvent => ({
  kind: 'moved',
  cites: [...cites, rift('420.3')],
  object,
  to,
  cause,
});
