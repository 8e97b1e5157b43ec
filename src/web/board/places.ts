/** The places of a board with their objects. */
import type { BoardObject, Zone } from '../api/kifu.js';
import type { Layout, Place } from '../engine/games.js';
import { typeOf } from './table.js';

export const EMPTY: Zone = { count: 0 };

export const keyOf = ({ zone, types = [] }: Place): string => [zone, ...types].join();

/** Cards in one place, of which only the number matters until a reader opens them. */
export const isPile = ({ as }: Place): boolean => as === 'deck' || as === 'pile';

/** `places`: all of the half of the table, where the zone may have several. */
export const objectsAt = (place: Place, { objects = [] }: Zone, places: readonly Place[]): readonly BoardObject[] =>
  objects.filter((object) => isAt(place, object, places));

/** A hidden object has no type: its place is that of the zone without a type. */
export const hiddenAt = ({ types }: Place, { count, objects = [] }: Zone): number =>
  types === undefined ? count - objects.length : 0;

export const countAt = (place: Place, zone: Zone, places: readonly Place[]): number =>
  objectsAt(place, zone, places).length + hiddenAt(place, zone);

/** The place of an object in its zone: by its type, or the place without a type, or the first place. */
function isAt(place: Place, object: BoardObject, places: readonly Place[]): boolean {
  const type = typeOf(object);
  const own = places.filter(({ zone }) => zone === place.zone);
  const at =
    own.find(({ types }) => type !== undefined && types?.includes(type)) ??
    own.find(({ types }) => types === undefined) ??
    own[0];
  return at === place;
}

/** How many of them lie on their side. */
export function turnedIn(objects: readonly BoardObject[], layout: Layout | null): number {
  const turning = Object.entries(layout?.marks ?? {}).flatMap(([mark, { as }]) => (as === 'turned' ? [mark] : []));
  return objects.filter(({ marks = {} }) => turning.some((mark) => isOn(marks[mark]))).length;
}

const isOn = (value: unknown): boolean => value !== undefined && value !== false && value !== 0;
