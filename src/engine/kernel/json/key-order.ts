import { isList, isRecord, type Json } from './json.js';

/** The same value with its keys as in its canonical text (RFC 8785): as it is once it was stored and read again. */
export const inKeyOrder = (value: Json): Json => {
  if (isList(value)) return value.map(inKeyOrder);
  if (!isRecord(value)) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, inKeyOrder(value[key] ?? null)]));
};
