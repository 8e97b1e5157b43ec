/** Where objects are, for what tells cards of one name apart. */
import type { Board, BoardObject, Zone } from '../api/kifu.js';

export interface Placed {
  readonly object: BoardObject;
  /** Null in a zone that all share. */
  readonly seat: string | null;
  readonly zone: string;
}

export function placesOn(board: Board): ReadonlyMap<string, Placed> {
  const inZones = (
    zones: Readonly<Record<string, Zone>>,
    seat: string | null,
  ): readonly (readonly [string, Placed])[] =>
    Object.entries(zones).flatMap(([zone, { objects = [] }]) =>
      objects.map((object) => [object.id, { object, seat, zone }] as const),
    );
  return new Map([...board.seats.flatMap(({ seat, zones }) => inZones(zones, seat)), ...inZones(board.shared, null)]);
}
