import type { Json } from './event.js';
import { InvalidAppend } from './event-store.problems.js';

/**
 * JSON in the one form of RFC 8785: no space, object keys in the order of their UTF-16 code units, numbers as
 * ECMAScript writes them. Two values that mean the same give the same bytes, so anyone can recompute a hash. What has
 * no such form (NaN, `undefined`, a lone surrogate) is refused: half a value must not enter the record.
 */
export function canonicalJson(value: Json): string {
  switch (typeof value) {
    case 'string':
      return canonicalString(value);
    case 'number':
      if (!Number.isFinite(value)) throw new InvalidAppend(`${value} has no JSON form`);
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return isList(value) ? canonicalList(value) : canonicalObject(value);
    default:
      throw new InvalidAppend(`A value of type ${typeof value} has no JSON form`);
  }
}

function canonicalList(list: readonly Json[]): string {
  return `[${list.map(canonicalJson).join(',')}]`;
}

function canonicalObject(object: { readonly [key: string]: Json }): string {
  let text = '{';
  for (const key of inOrder(Object.keys(object))) {
    const value = object[key];
    if (value === undefined) throw new InvalidAppend(`Member ${key} is undefined`);
    text += `${text.length > 1 ? ',' : ''}${canonicalString(key)}:${canonicalJson(value)}`;
  }
  return `${text}}`;
}

const FEW = 24;

/** Objects are small and many, and often in order: `sort` allocates for each of them. */
function inOrder(keys: string[]): string[] {
  if (keys.length > FEW) return keys.sort();
  for (let next = 1; next < keys.length; next += 1) {
    const key = keys[next] ?? '';
    let at = next;
    for (let before = keys[at - 1]; before !== undefined && before > key; before = keys[at - 1]) keys[at--] = before;
    keys[at] = key;
  }
  return keys;
}

/** What has to be escaped nowhere, as ids, names and hashes. */
const PLAIN = /^[ !#-[\]-~]*$/;

function canonicalString(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`;
  const quoted = JSON.stringify(text);
  // JSON.stringify escapes a lone surrogate as \ud…; only then is the exact (slower) question worth asking.
  if (quoted.includes('\\ud') && /\p{Surrogate}/u.test(text))
    throw new InvalidAppend('A lone surrogate has no JSON form');
  return quoted;
}

/** `Array.isArray` does not narrow a readonly array. */
function isList(value: readonly Json[] | { readonly [key: string]: Json }): value is readonly Json[] {
  return Array.isArray(value);
}

/**
 * The one place where text becomes a value: what JSON.parse returns is Json by definition, which its type does not
 * say.
 */
export function parseJson(text: string): Json {
  return JSON.parse(text) as Json;
}
