import type { Game } from '../match/draft.js';
import type { ObjectId, Seat, ZoneId } from '../match/state.js';
import type { Citation } from '../rules/citation.js';

/**
 * Who sees the faces of the objects in a kind of zone: everybody; its owner; nobody, but their order means something
 * (a deck); nobody, not even the owner, and only their number counts (an inkwell).
 */
export type Visibility = 'public' | 'owner' | 'hidden-ordered' | 'hidden';

export type ZoneKind = {
  readonly kind: string;
  readonly visibility: Visibility;
  /** One for each seat, or one that all share. */
  readonly per: 'seat' | 'game';
  /** The rules that make it so. */
  readonly cites: readonly Citation[];
};

/** A shared zone is named by its kind alone. */
export const zoneOf = (seat: Seat, kind: string): ZoneId => `${seat}.${kind}`;

export const kindOfZone = (zone: ZoneId): string => zone.slice(zone.indexOf('.') + 1);

export const objectsIn = (game: Pick<Game, 'state'>, zone: ZoneId): readonly ObjectId[] =>
  game.state.zones[zone] ?? NONE;

const NONE: readonly ObjectId[] = [];
