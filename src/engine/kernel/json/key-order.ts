import { isList, isRecord, type Json } from './json.js';

/** The same value with its keys as in its canonical text (RFC 8785): as it is once it was stored and read again. */
export const inKeyOrder = (value: Json): Json => {
  if (isInKeyOrder(value)) return value;
  if (isList(value)) return value.map(inKeyOrder);
  if (!isRecord(value)) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, inKeyOrder(value[key] ?? null)]));
};

/** As most answers come: nothing has to be copied then. */
const isInKeyOrder = (value: Json | undefined): boolean => {
  if (typeof value !== 'object' || value === null) return value !== undefined;
  if (isList(value)) return value.every(isInKeyOrder);
  let last: string | null = null;
  for (const key of Object.keys(value)) {
    if ((last !== null && key < last) || !isInKeyOrder(value[key])) return false;
    last = key;
  }
  return true;
};
