import { isList, isRecord, type Json } from '../../../kernel/index.js';

/** Where a script may name a chosen battlefield: as a destination, as the place of units, and among battlefields. */
const OF_PLACES: readonly string[] = ['as', 'to', 'markNames'];

/**
 * "Move a unit. Stun it.": the destination is chosen last, but neither a pronoun nor "another" means it. A script in
 * which one of them does is refused.
 */
export const isPlaceMisused = (script: Json): boolean => {
  const places = placesIn(script);
  return places.length > 0 && isNamed(script, places);
};

const placesIn = (value: Json): readonly string[] => {
  if (isList(value)) return value.flatMap(placesIn);
  if (!isRecord(value)) return [];
  const { as, from } = value;
  const isPlace = from !== undefined && isRecord(from) && from['zone'] === 'battlefields';
  return [...(isPlace && typeof as === 'string' ? [as] : []), ...Object.values(value).flatMap(placesIn)];
};

const isNamed = (value: Json, names: readonly string[]): boolean => {
  if (typeof value === 'string') return names.includes(value);
  if (isList(value)) return value.some((one) => isNamed(one, names));
  if (!isRecord(value)) return false;
  const places = value['zone'] === 'battlefields' ? [...OF_PLACES, 'bound'] : OF_PLACES;
  return Object.entries(value).some(([field, one]) => !places.includes(field) && isNamed(one, names));
};
