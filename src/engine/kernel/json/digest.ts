/**
 * The hash of a state, which is needed after every command: its cost depends on what has changed, not on the size.
 *
 * A state is a tree of immutable records that share what did not change. `form` is the text that stands for a value
 * inside its parent, and follows from the content alone:
 *
 * - a scalar, a short list and a short record are their own form, in canonical JSON;
 * - a text longer than `LONG` is replaced by `#` and its SHA-256 (no JSON begins with `#`);
 * - a wide list is cut into runs, a wide record branches by a hash of its keys (by rank, a new key would push all that
 *   sort behind it into other branches). Every run and branch is a value of its own in the text, so that one changed
 *   card does not rehash two hundred others.
 *
 * The digest is the SHA-256 of the text of the whole. For a value without long or wide parts that is the SHA-256 of
 * its canonical JSON.
 *
 * Earlier digests are remembered place by place, where wide values contain wide values (see `Place`): to write a small
 * value again is faster than to look it up.
 */
import { violated } from '../ground/invariant.js';
import { listText, recordText, scalarText, tagOf } from './canonical-json.js';
import { isPlainRecord, type Json, type PlainRecord } from './json.js';
import { sha256Hex } from './sha256.js';

const LONG = 256;
const LIST_WIDE = 32;
const RUN = 16;
const RECORD_WIDE = 12;
const BRANCH_BITS = 3;
/** Keys that agree in this many levels of branches stay together, however many they are. */
const DEPTH_MAX = 8;

/**
 * What stood at one place when the whole was last digested: a wide value, a run of a list or a branch of a record.
 * Where the same members still stand, the form is the same.
 *
 * Kept by the caller that digests a value repeatedly, and not by weak references from the values: a state has some
 * hundred parts, a command makes thirty new ones, and the weak references alone would cost the garbage collector more
 * than the hashing.
 */
type Place = {
  keys: readonly string[];
  members: readonly unknown[];
  form: string;
  /** By index the runs or branches, by key the wide values in a branch. */
  readonly inner: Map<number | string, Place>;
};

/** The memory of one line of values, each made from the one before. **What was digested with it must never change.** */
export type DigestMemory = Place;

export const digestMemory = (): DigestMemory => ({ keys: [], members: [], form: '', inner: new Map() });

/** Lower-case hexadecimal. Numbers of a state are integers (a fraction is an invariant violation here). */
export const digest = (value: Json, memory: DigestMemory = digestMemory()): string => {
  const top = form(value, memory);
  return top.startsWith('#') ? top.slice(1) : sha256Hex(top);
};

/**
 * `parent` and `key`: where to remember a wide value. Without them it is part of a small value and is computed each
 * time.
 */
const form = (value: unknown, parent?: Place, key: number | string = 0): string => {
  if (typeof value !== 'object' || value === null) return exactScalarText(value);
  if (Array.isArray(value)) {
    if (value.length <= LIST_WIDE) return sealed(listText(value, smallForm));
    const place = placeIn(parent, key);
    return remembered(place, NO_KEYS, [value], () => runsText(value, place));
  }
  if (!isPlainRecord(value)) return violated(`A state holds plain objects only, found ${tagOf(value)}`);
  const keys = Object.keys(value);
  if (keys.length <= RECORD_WIDE) return sealed(recordText(value, keys, smallForm));
  const place = placeIn(parent, key);
  return remembered(place, NO_KEYS, [value], () => branchesText(value, keys, place, 0));
};

const smallForm = (value: unknown): string => form(value);

const NO_KEYS: readonly string[] = [];

const placeIn = (parent: Place | undefined, key: number | string): Place => {
  const known = parent?.inner.get(key);
  if (known !== undefined) return known;
  const place = digestMemory();
  parent?.inner.set(key, place);
  return place;
};

const sealed = (text: string): string => (text.length > LONG ? `#${sha256Hex(text)}` : text);

const exactScalarText = (value: unknown): string => {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) violated(`A state counts in integers, found ${value}`);
  return scalarText(value);
};

const runsText = (list: readonly unknown[], place: Place): string => {
  let out = '[*';
  for (let start = 0; start < list.length; start += RUN) {
    const run = list.slice(start, start + RUN);
    out += remembered(placeIn(place, start), NO_KEYS, run, () => listText(run, smallForm));
  }
  return out + ']';
};

const branchesText = (record: PlainRecord, keys: readonly string[], place: Place, depth: number): string => {
  let out = '{*';
  branchesOf(keys, depth).forEach((branch, index) => {
    const inner = placeIn(place, index);
    const members = branch.map((key) => record[key]);
    out += remembered(inner, branch, members, () => branchText(record, branch, inner, depth + 1));
  });
  return out + '}';
};

const branchText = (record: PlainRecord, keys: readonly string[], place: Place, depth: number): string => {
  if (keys.length > RECORD_WIDE && depth < DEPTH_MAX) return branchesText(record, keys, place, depth);
  if (!sameItems(place.keys, keys)) place.inner.clear();
  return recordText(record, [...keys], (member, key) => form(member, place, key));
};

const branchesOf = (keys: readonly string[], depth: number): readonly (readonly string[])[] => {
  const branches = Array.from({ length: 1 << BRANCH_BITS }, (): string[] => []);
  for (const key of keys) (branches[branchOf(key, depth)] ?? violated('Every key belongs to a branch')).push(key);
  return branches;
};

/** FNV-1a with a last mixing step: ids differ in their last digit only, and each level must see other bits of that. */
const branchOf = (key: string, depth: number): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash >>> (32 - BRANCH_BITS * (depth + 1))) & ((1 << BRANCH_BITS) - 1);
};

/** The form of the present value of a place. Never empty: an empty form means that the place had no value yet. */
const remembered = (place: Place, keys: readonly string[], members: readonly unknown[], text: () => string): string => {
  if (place.form !== '' && sameItems(place.members, members) && sameItems(place.keys, keys)) return place.form;
  place.form = sealed(text());
  place.keys = keys;
  place.members = members;
  return place.form;
};

/** `Object.is`, because `===` would let a `-0` pass for the `0` that was there before. */
const sameItems = (left: readonly unknown[], right: readonly unknown[]): boolean => {
  if (left.length !== right.length) return false;
  for (let index = 0; index < left.length; index++) if (!Object.is(left[index], right[index])) return false;
  return true;
};
