/**
 * JSON as a type: what states, commands, events and answers are made of.
 *
 * Shapes made of it are `type` aliases, because TypeScript does not accept an `interface` where an index signature is
 * asked for. `undefined`, functions and dates do not fit the type; `-0`, `NaN` and infinities fit it and are refused
 * when a value is written (see `scalarText`).
 */
export type Json = null | boolean | number | string | readonly Json[] | JsonRecord;
export type JsonRecord = { readonly [key: string]: Json };

/** `Array.isArray`, which by itself does not narrow a readonly array. */
export const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** True for plain objects only. */
export const isRecord = (value: Json): value is JsonRecord => isPlainRecord(value);

/** Every text in a value, keys included. */
export const textsIn = (value: Json): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (isList(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.entries(value).flatMap(([key, part]) => [key, ...textsIn(part)]) : [];
};

/** A `JsonRecord` whose members have not been checked yet. */
export type PlainRecord = { readonly [key: string]: unknown };

/** Refuses arrays and every object with behaviour (`Date`, `Map`, class instances), which would be written as `{}`. */
export const isPlainRecord = (value: unknown): value is PlainRecord => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};
