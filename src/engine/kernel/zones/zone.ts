import { present, type Game } from '../match/draft.js';
import type { GameObject, ObjectId, Seat, ZoneId } from '../match/state.js';
import type { Citation } from '../rules/citation.js';

/**
 * Who sees the faces of the objects in a kind of zone: everybody; its owner; nobody, but their order means something
 * (a deck); nobody, not even the owner, and only their number counts (an inkwell).
 */
export type Visibility = 'public' | 'owner' | 'hidden-ordered' | 'hidden';

export type ZoneKind = {
  readonly kind: string;
  readonly visibility: Visibility;
  /** A mark that changes who sees the face of the object that has it: a card turned face up, or away from everybody. */
  readonly marked?: { readonly [mark: string]: Visibility };
  /** One for each seat, or one that all share. */
  readonly per: 'seat' | 'game';
  /** The rules that make it so. */
  readonly cites: readonly Citation[];
};

/** A shared zone is named by its kind alone. */
export const zoneOf = (seat: Seat, kind: string): ZoneId => `${seat}.${kind}`;

/** The zone of this kind that a seat uses: its own, or the one that all share. */
export const zoneFor = ({ state }: Pick<Game, 'state'>, seat: Seat, kind: string): ZoneId =>
  isShared({ state }, kind) ? kind : zoneOf(seat, kind);

/** All zones of a kind: one for each seat in order, or the one that all share. */
export const zonesOfKind = ({ state }: Pick<Game, 'state'>, kind: string): readonly ZoneId[] =>
  isShared({ state }, kind) ? [kind] : state.seats.map((seat) => zoneOf(seat, kind));

export const isShared = ({ state }: Pick<Game, 'state'>, kind: string): boolean => Object.hasOwn(state.zones, kind);

export const kindOfZone = (zone: ZoneId): string => zone.slice(zone.indexOf('.') + 1);

export const objectsIn = (game: Pick<Game, 'state'>, zone: ZoneId): readonly ObjectId[] =>
  game.state.zones[zone] ?? NONE;

const NONE: readonly ObjectId[] = [];

/** Those of the named objects that are in play. Elsewhere an object has nothing but what is printed on it, and nothing lasts. */
export const inPlay = (game: Game, ids: readonly ObjectId[]): readonly GameObject[] =>
  present(game, ids).filter(({ zone }) => game.rules.inPlay.includes(kindOfZone(zone)));
