import type { Game } from '../game/draft.js';
import { type Visibility, type ZoneKind } from '../game/zone-kind.js';
import type { GameObject, Seat } from '../state/state.js';
import { kindOfZone } from './zone.js';

type Placed = Pick<GameObject, 'zone' | 'marks'>;

/** Unseen cards of one seat that may be each other: those of a zone whose cards lie apart, or all the others. */
export const heapOf = ({ rules }: Pick<Game, 'rules'>, { zone }: Pick<Placed, 'zone'>): string => {
  const kind = kindOfZone(zone);
  return rules.zoneKinds.get(kind)?.apart === true ? kind : '';
};

/** Who sees the face of an object: determined by its kind of zone, unless a mark of the object overrides it. */
export const visibilityOf = ({ rules }: Pick<Game, 'rules'>, placed: Placed): Visibility => {
  const kind = rules.zoneKinds.get(kindOfZone(placed.zone));
  return kind === undefined ? 'hidden' : visibilityIn(kind, placed);
};

/** The same in a zone of this kind. */
export const visibilityIn = (kind: ZoneKind, { marks }: Pick<Placed, 'marks'>): Visibility => {
  if (kind.marked === undefined) return kind.visibility;
  const mark = Object.keys(kind.marked).find((name) => marks[name] !== undefined);
  return kind.marked[mark ?? ''] ?? kind.visibility;
};

/** Whether everybody sees its face where it lies. */
export const isPublic = (game: Pick<Game, 'rules'>, object: Placed): boolean => visibilityOf(game, object) === 'public';

/** Whether this seat sees its face, because of where it lies or because it has looked at it. */
export const isSeenBy = (game: Pick<Game, 'rules'>, object: GameObject, seat: Seat): boolean =>
  isOpenTo(visibilityOf(game, object), object, seat) || object.seenBy?.includes(seat) === true;

/** Whether a face of this visibility is visible to this seat, regardless of who has looked at it. */
export const isOpenTo = (visibility: Visibility, { controller }: GameObject, seat: Seat): boolean =>
  visibility === 'public' || (visibility === 'owner' && controller === seat);

/** Turned away from everybody by a mark: it counts as a card without any characteristics, also for the rules. */
export const isBlank = (game: Pick<Game, 'rules'>, object: Placed): boolean =>
  game.rules.zoneKinds.get(kindOfZone(object.zone))?.marked !== undefined && visibilityOf(game, object) === 'hidden';
