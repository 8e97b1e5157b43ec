/** Scripts that say something else than a given one. */
import { isList, isRecord, type Json } from '../../src/engine/kernel/index.js';

/** Words of which each says something else in the place of another. */
export type Others = readonly (readonly string[])[];

/** The script with each of its parts that say something changed, one at a time. */
export const changed = (value: Json, others: Others): readonly Json[] => {
  // Powers are multiples of a thousand.
  if (typeof value === 'number') return [value + (value >= 1000 ? 1000 : 1)];
  if (isList(value)) return value.flatMap((item, at) => changed(item, others).map((other) => value.with(at, other)));
  if (!isRecord(value)) return others.flatMap((words) => swapped(words, value));
  return Object.entries(value).flatMap(([field, part]) =>
    changed(part, others).map((other) => ({ ...value, [field]: other })),
  );
};

const swapped = (words: readonly string[], value: Json): readonly Json[] =>
  typeof value === 'string' && words.includes(value) ? words.filter((word) => word !== value) : [];
