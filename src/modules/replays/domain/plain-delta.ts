import type { Json } from '../../../platform/event-store/index.js';
import type { PatchOperation } from './patch-operation.js';

type JsonRecord = { readonly [name: string]: Json };
type Change = readonly [before: Json, after: Json, path: string];

/**
 * The operations from one value to the other, the same and in the same order as `jsondiffpatch` writes them; null for
 * what that library must decide: items of a list that change places, that have no name, or that share one, and names
 * that implementations of JSON Patch read in several ways.
 *
 * Each operation puts a part of `after` at its place, so carrying them out leads to `after` by construction.
 */
export function plainDelta(before: Json, after: Json): readonly PatchOperation[] | null {
  const operations: PatchOperation[] = [];
  return addValue(operations, [before, after, '']) ? operations : null;
}

/** False where the walk gives up. */
function addValue(operations: PatchOperation[], [before, after, path]: Change): boolean {
  if (before === after) return true;
  if (isList(before) && isList(after)) return addList(operations, before, after, path);
  if (isRecord(before) && isRecord(after)) return addRecord(operations, before, after, path);
  operations.push({ op: 'replace', path, value: after });
  return true;
}

function addRecord(operations: PatchOperation[], before: JsonRecord, after: JsonRecord, path: string): boolean {
  for (const name of Object.keys(before)) {
    const [left, right] = [before[name], Object.hasOwn(after, name) ? after[name] : undefined];
    if (left === right) continue;
    if (left === undefined || !isPlain(name)) return false;
    const at = `${path}/${name}`;
    if (right === undefined) operations.push({ op: 'remove', path: at });
    else if (!addValue(operations, [left, right, at])) return false;
  }
  for (const name of Object.keys(after)) {
    if (Object.hasOwn(before, name)) continue;
    const value = after[name];
    if (value === undefined || !isPlain(name)) return false;
    operations.push({ op: 'add', path: `${path}/${name}`, value });
  }
  return true;
}

/** Items that stay keep their order: the others leave from the last to the first, and arrive from the first on. */
function addList(operations: PatchOperation[], before: readonly Json[], after: readonly Json[], path: string): boolean {
  const head = commonHead(before, after);
  const tail = commonTail(before, after, head);
  const [leaving, arriving] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
  const stay = leaving.length === 0 || arriving.length === 0 ? [] : staying(leaving, arriving);
  if (stay === null) return false;
  const [stayBefore, stayAfter] = [new Set(stay.map(([at]) => at)), new Set(stay.map(([, at]) => at))];
  for (let at = leaving.length - 1; at >= 0; at -= 1)
    if (!stayBefore.has(at)) operations.push({ op: 'remove', path: `${path}/${head + at}` });
  for (const [at, value] of arriving.entries())
    if (!stayAfter.has(at)) operations.push({ op: 'add', path: `${path}/${head + at}`, value });
  const changes: Change[] = [];
  const compare = (from: number, to: number): void => {
    const [left, right] = [before[from], after[to]];
    if (left !== right && left !== undefined && right !== undefined) changes.push([left, right, `${path}/${to}`]);
  };
  for (let at = 0; at < head; at += 1) compare(at, at);
  for (const [from, to] of stay) compare(head + from, head + to);
  for (let at = tail; at > 0; at -= 1) compare(before.length - at, after.length - at);
  return addChanges(operations, changes);
}

/** The library writes items that are replaced before those of which a part changes. */
function addChanges(operations: PatchOperation[], changes: readonly Change[]): boolean {
  const isNested = ([before, after]: Change): boolean =>
    (isList(before) && isList(after)) || (isRecord(before) && isRecord(after));
  for (const [before, after, path] of changes)
    if (!isNested([before, after, path])) operations.push({ op: 'replace', path, value: after });
  return changes.every((change) => !isNested(change) || addValue(operations, change));
}

function commonHead(before: readonly Json[], after: readonly Json[]): number {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && areOne(before[head], after[head], true)) head += 1;
  return head;
}

function commonTail(before: readonly Json[], after: readonly Json[], head: number): number {
  const most = Math.min(before.length, after.length) - head;
  const inPlace = before.length === after.length;
  let tail = 0;
  while (tail < most && areOne(before[before.length - 1 - tail], after[after.length - 1 - tail], inPlace)) tail += 1;
  return tail;
}

/** Whether two items are the same one, before and after. Without names their places say so. */
function areOne(before: Json | undefined, after: Json | undefined, inPlace: boolean): boolean {
  if (before === after) return true;
  if (typeof before !== 'object' || typeof after !== 'object') return false;
  const [left, right] = [nameOf(before), nameOf(after)];
  return left === undefined && right === undefined ? inPlace : left === right;
}

/**
 * The places of the items that stay, before and after, in order. Null where one of them changes places, has no name, or
 * shares it.
 */
function staying(before: readonly Json[], after: readonly Json[]): readonly (readonly [number, number])[] | null {
  const [placesBefore, placesAfter] = [placesOf(before), placesOf(after)];
  if (placesBefore === null || placesAfter === null) return null;
  const stay: (readonly [number, number])[] = [];
  let last = -1;
  for (const [name, from] of placesBefore) {
    const to = placesAfter.get(name);
    if (to === undefined) continue;
    if (to < last) return null;
    stay.push([from, to]);
    last = to;
  }
  return stay;
}

function placesOf(items: readonly Json[]): ReadonlyMap<string, number> | null {
  const places = new Map<string, number>();
  for (const [at, item] of items.entries()) {
    const name = typeof item === 'object' ? nameOf(item) : undefined;
    if (name === undefined || places.has(name)) return null;
    places.set(name, at);
  }
  return places;
}

/** What an item of a list is identified by: its id or its seat. */
export function nameOf(item: object | null): string | undefined {
  if (item === null) return undefined;
  if ('id' in item && typeof item.id === 'string') return item.id;
  return 'seat' in item && typeof item.seat === 'string' ? item.seat : undefined;
}

/** No place in a list, nothing that a pointer escapes, and nothing that every object inherits. */
const isPlain = (name: string): boolean => PLAIN.test(name) && !(name in Object.prototype);
const PLAIN = /^[A-Za-z][\w-]*$/;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isRecord = (value: Json): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
