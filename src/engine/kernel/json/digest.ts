/**
 * The hash of a state, made to be asked for after every command: it costs what has changed, not what there is.
 *
 * A state is a tree of immutable records that share what did not change. `form` is the text that stands for a value
 * inside its parent, and follows from the content alone:
 *
 * - a scalar, a short list and a short record stand for themselves, in canonical JSON;
 * - a text longer than `LONG` is replaced by `#` and its SHA-256 (no JSON begins with `#`);
 * - a list or record of more than `WIDE` entries is first cut into groups, each of which stands in the text as a
 *   value of its own, so that one changed card does not rehash two hundred others. Lists are cut into runs, records
 *   by a hash of the key: cut by rank, a new key would move all that sort behind it into other groups.
 *
 * The digest is the SHA-256 of the text of the whole. For a value without long or wide parts that is the SHA-256 of
 * its canonical JSON.
 *
 * Forms are remembered by object identity, groups by the identity of their members. So **a value that has been
 * digested must never change afterwards**; the memory goes with the value.
 */
import { violated } from '../invariant.js';
import { listText, recordText, scalarText, tagOf } from './canonical-json.js';
import { type Json, isPlainRecord } from './json.js';
import { sha256Hex } from './sha256.js';

const LONG = 512;
const WIDE = 32;
const GROUPS = 16;
const RUN = 16;
/** Below this length writing the text again is cheaper than remembering it. */
const WORTH_REMEMBERING = 40;

const forms = new WeakMap<object, string>();

/** Lower-case hexadecimal. Numbers of a state are integers (a fraction is an invariant violation here). */
export const digest = (value: Json): string => {
  const top = form(value);
  return top.startsWith('#') ? top.slice(1) : sha256Hex(top);
};

const form = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return exactScalarText(value);
  const known = forms.get(value);
  if (known !== undefined) return known;
  const made = sealed(containerText(value));
  if (made.length >= WORTH_REMEMBERING) forms.set(value, made);
  return made;
};

const sealed = (text: string): string => (text.length > LONG ? `#${sha256Hex(text)}` : text);

const exactScalarText = (value: unknown): string => {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) violated(`A state counts in integers, found ${value}`);
  return scalarText(value);
};

const containerText = (value: object): string => {
  if (Array.isArray(value)) return value.length > WIDE ? wideListText(value) : listText(value, form);
  if (!isPlainRecord(value)) return violated(`A state holds plain objects only, found ${tagOf(value)}`);
  const keys = Object.keys(value);
  return keys.length > WIDE ? wideRecordText(value, keys) : recordText(value, keys, form);
};

const wideListText = (list: readonly unknown[]): string => {
  let out = '[*';
  for (let start = 0; start < list.length; start += RUN) {
    const run = list.slice(start, start + RUN);
    out += groupForm([], run, () => listText(run, form));
  }
  return out + ']';
};

const wideRecordText = (record: { readonly [key: string]: unknown }, keys: readonly string[]): string => {
  const groups = Array.from({ length: GROUPS }, (): { keys: string[]; values: unknown[] } => ({
    keys: [],
    values: [],
  }));
  for (const key of keys) {
    const group = groups[groupOf(key)] ?? violated('A key falls into one of the groups');
    group.keys.push(key);
    group.values.push(record[key]);
  }
  let out = '{*';
  for (const group of groups) {
    out += groupForm(group.keys, group.values, () => recordText(record, [...group.keys], form));
  }
  return out + '}';
};

/** FNV-1a, of which the top bits are well mixed also for keys that differ in their last digit only. */
const groupOf = (key: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  return (hash >>> 16) % GROUPS;
};

type Group = { readonly keys: readonly string[]; readonly values: readonly unknown[]; readonly form: string };

/** The last form seen of the group that begins with this object. */
const groups = new WeakMap<object, Group>();

const groupForm = (keys: readonly string[], values: readonly unknown[], text: () => string): string => {
  const first = values[0];
  if (typeof first !== 'object' || first === null) return sealed(text());
  const known = groups.get(first);
  if (known !== undefined && sameItems(known.values, values) && sameItems(known.keys, keys)) return known.form;
  const made = sealed(text());
  groups.set(first, { keys, values, form: made });
  return made;
};

const sameItems = (left: readonly unknown[], right: readonly unknown[]): boolean => {
  if (left.length !== right.length) return false;
  for (let index = 0; index < left.length; index++) if (!Object.is(left[index], right[index])) return false;
  return true;
};
