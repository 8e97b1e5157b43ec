/**
 * The hash of a state, made to be asked for after every command: it costs what has changed, not what there is.
 *
 * A state is a tree of immutable records that share what did not change. `form` is the text that stands for a value
 * inside its parent, and follows from the content alone:
 *
 * - a scalar, a short list and a short record stand for themselves, in canonical JSON;
 * - a text longer than `LONG` is replaced by `#` and its SHA-256 (no JSON begins with `#`);
 * - a wide list is cut into runs, a wide record branches by a hash of its keys (by rank, a new key would push all that
 *   sort behind it into other branches). Every run and branch stands in the text as a value of its own, so that one
 *   changed card does not rehash two hundred others.
 *
 * The digest is the SHA-256 of the text of the whole. For a value without long or wide parts that is the SHA-256 of
 * its canonical JSON.
 *
 * Forms are remembered by object identity, those of runs and branches by the identity of their members. So **a value
 * that has been digested must never change afterwards**; the memory goes with the value.
 */
import { violated } from '../invariant.js';
import { listText, recordText, scalarText, tagOf } from './canonical-json.js';
import { type Json, isPlainRecord, type PlainRecord } from './json.js';
import { sha256Hex } from './sha256.js';

const LONG = 256;
/** Below this length writing a text again is cheaper than remembering it. */
const WORTH_REMEMBERING = 40;
const LIST_WIDE = 32;
const RUN = 16;
const RECORD_WIDE = 12;
const BRANCH_BITS = 3;
/** Keys that agree in this many levels of branches stay together, however many they are. */
const DEPTH_MAX = 8;

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
  if (Array.isArray(value)) return value.length > LIST_WIDE ? wideListText(value) : listText(value, form);
  if (!isPlainRecord(value)) return violated(`A state holds plain objects only, found ${tagOf(value)}`);
  return entriesText(value, { keys: Object.keys(value), values: Object.values(value) }, 0);
};

const wideListText = (list: readonly unknown[]): string => {
  let out = '[*';
  for (let start = 0; start < list.length; start += RUN) {
    const values = list.slice(start, start + RUN);
    out += partForm({ keys: [], values }, 0, () => listText(values, form));
  }
  return out + ']';
};

/** Part of a list (no keys) or of a record (a value for every key). */
type Part = { readonly keys: readonly string[]; readonly values: readonly unknown[] };

const entriesText = (record: PlainRecord, part: Part, depth: number): string => {
  if (part.keys.length <= RECORD_WIDE || depth === DEPTH_MAX) return recordText(record, [...part.keys], form);
  let out = '{*';
  for (const branch of branchesOf(part, depth)) {
    out += partForm(branch, depth, () => entriesText(record, branch, depth + 1));
  }
  return out + '}';
};

const branchesOf = ({ keys, values }: Part, depth: number): readonly Part[] => {
  const branches = Array.from({ length: 1 << BRANCH_BITS }, (): { keys: string[]; values: unknown[] } => ({
    keys: [],
    values: [],
  }));
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] ?? violated('A part has a key at each of its places');
    const branch = branches[branchOf(key, depth)] ?? violated('Every key belongs to a branch');
    branch.keys.push(key);
    branch.values.push(values[index]);
  }
  return branches;
};

/** FNV-1a with a last mixing step: ids differ in their last digit only, and each level must see other bits of that. */
const branchOf = (key: string, depth: number): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash >>> (32 - BRANCH_BITS * (depth + 1))) & ((1 << BRANCH_BITS) - 1);
};

type KnownPart = Part & { readonly form: string };

/** For each depth, the last form seen of the part that begins with this object. */
const partForms = Array.from({ length: DEPTH_MAX }, () => new WeakMap<object, KnownPart>());

const partForm = (part: Part, depth: number, text: () => string): string => {
  const first = part.values[0];
  const memory = partForms[depth];
  if (typeof first !== 'object' || first === null || memory === undefined) return sealed(text());
  const known = memory.get(first);
  if (known !== undefined && sameItems(known.values, part.values) && sameItems(known.keys, part.keys))
    return known.form;
  const made = sealed(text());
  memory.set(first, { ...part, form: made });
  return made;
};

/** `Object.is`, because `===` would let a `-0` pass for the `0` that was there before. */
const sameItems = (left: readonly unknown[], right: readonly unknown[]): boolean => {
  if (left.length !== right.length) return false;
  for (let index = 0; index < left.length; index++) if (!Object.is(left[index], right[index])) return false;
  return true;
};
