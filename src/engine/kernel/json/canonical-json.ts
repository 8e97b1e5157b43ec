/**
 * The one text of a JSON value: RFC 8785 (JSON Canonicalization Scheme). Keys in the order of their UTF-16 code units,
 * numbers and strings as ECMAScript writes them, no white space.
 *
 * Stricter than the RFC in one point: `-0` is refused instead of written as `0`, because a value that does not survive
 * being stored and read again must not have the hash of one that does.
 */
import { violated } from '../ground/invariant.js';
import { isPlainRecord, type Json, type PlainRecord } from './json.js';

export const canonicalJson = (value: Json): string => textOf(value);

/** `unknown`, because data from outside the type checker must be refused and not silently dropped. */
const textOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return scalarText(value);
  if (Array.isArray(value)) return listText(value, textOf);
  if (isPlainRecord(value)) return recordText(value, Object.keys(value), textOf);
  return violated(`JSON holds plain objects only, found ${tagOf(value)}`);
};

/** `[object Date]`: the name of an object in a message. */
export const tagOf = (value: object): string => Object.prototype.toString.call(value);

/** By index and not with `map`, which would skip the holes of a sparse array. */
export const listText = (list: readonly unknown[], text: (item: unknown) => string): string => {
  let out = '[';
  for (let index = 0; index < list.length; index++) out += (index > 0 ? ',' : '') + text(list[index]);
  return out + ']';
};

/** `keys` belong to the caller's own array: they are sorted in place. */
export const recordText = (
  record: PlainRecord,
  keys: string[],
  text: (item: unknown, key: string) => string,
): string => {
  let out = '{';
  for (const key of inOrder(keys)) out += `${out.length > 1 ? ',' : ''}${stringText(key)}:${text(record[key], key)}`;
  return out + '}';
};

/** Records are small and many: `sort` allocates for each of them, which was a fifth of the cost of hashing a state. */
const FEW = 24;

const inOrder = (keys: string[]): string[] => {
  if (keys.length > FEW) return keys.sort();
  for (let next = 1; next < keys.length; next++) {
    const key = keys[next] ?? '';
    let at = next;
    for (let before = keys[at - 1]; before !== undefined && before > key; before = keys[at - 1]) keys[at--] = before;
    keys[at] = key;
  }
  return keys;
};

export const scalarText = (value: unknown): string => {
  if (typeof value === 'string') return stringText(value);
  if (typeof value === 'number') return numberText(value);
  if (value === null || typeof value === 'boolean') return String(value);
  return violated(`JSON has no ${typeof value}`);
};

const numberText = (value: number): string => {
  if (!Number.isFinite(value) || Object.is(value, -0)) {
    violated(`A JSON number is finite and not negative zero, found ${Object.is(value, -0) ? '-0' : value}`);
  }
  return String(value);
};

const PLAIN = /^[ !#-[\]-~]*$/;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Ids and names are plain ASCII: quoting those without `JSON.stringify` halves the time of a digest. */
const stringText = (value: string): string => {
  if (PLAIN.test(value)) return `"${value}"`;
  // Every lone surrogate becomes the same replacement character in UTF-8, so two different states would hash alike.
  if (LONE_SURROGATE.test(value)) violated('A JSON string is well-formed Unicode, found a lone surrogate');
  return JSON.stringify(value);
};
