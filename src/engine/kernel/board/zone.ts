import { objectOf, present, type Game } from '../game/draft.js';
import { remembering } from '../ground/remembering.js';
import type { GameObject, ObjectId, Seat, ZoneId } from '../state/state.js';

/** A shared zone is named by its kind alone. */
export const zoneOf = (seat: Seat, kind: string): ZoneId => zonesOf(seat)(kind);

const zonesOf = remembering((seat) => remembering((kind) => `${seat}.${kind}`));

/** The zone of this kind that a seat uses: its own, or the one that all share. */
export const zoneFor = ({ state }: Pick<Game, 'state'>, seat: Seat, kind: string): ZoneId =>
  isShared({ state }, kind) ? kind : zoneOf(seat, kind);

/** All zones of a kind: one for each seat in order, or the one that all share. */
export const zonesOfKind = ({ state }: Pick<Game, 'state'>, kind: string): readonly ZoneId[] =>
  isShared({ state }, kind) ? [kind] : state.seats.map((seat) => zoneOf(seat, kind));

export const isShared = ({ state }: Pick<Game, 'state'>, kind: string): boolean => Object.hasOwn(state.zones, kind);

export const kindOfZone: (zone: ZoneId) => string = remembering((zone) => zone.slice(zone.indexOf('.') + 1));

/** The kind of the zone that an object is in. */
export const zoneKindOf = (game: Pick<Game, 'state'>, id: ObjectId): string => kindOfZone(objectOf(game, id).zone);

export const objectsIn = (game: Pick<Game, 'state'>, zone: ZoneId): readonly ObjectId[] =>
  game.state.zones[zone] ?? NONE;

const NONE: readonly ObjectId[] = [];

/**
 * Those of the named objects that are in play. Elsewhere an object has only its printed facts, and no lasting effects.
 */
export const inPlay = (game: Game, ids: readonly ObjectId[]): readonly GameObject[] =>
  present(game, ids).filter(({ zone }) => game.rules.inPlay.includes(kindOfZone(zone)));
