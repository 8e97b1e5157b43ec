import { create } from 'jsondiffpatch';
import { format } from 'jsondiffpatch/formatters/jsonpatch';
import { isDeepStrictEqual } from 'node:util';
import { applyPatch } from 'rfc6902';
import type { Json } from '../../../platform/event-store/index.js';

/** One operation of a JSON Patch (RFC 6902). */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move'; readonly from: string; readonly path: string };

/** Items of lists are told apart by their id or their seat, so a card that leaves a list of fifty is one operation. */
const differ = create({
  objectHash: (item: object | null, index?: number) => nameOf(item) ?? `$${String(index)}`,
  omitRemovedValues: true,
});

/**
 * The operations that make `before` into `after`. They are carried out once before they are returned, by another library
 * than the one that found them; where that leads elsewhere (keys that look like list positions), the whole is replaced.
 */
export function deltaOf(before: Json, after: Json): readonly PatchOperation[] {
  const operations = operationsOf(before, after);
  const tried = carriedOut(before, operations);
  const same = tried.faults === 0 && isDeepStrictEqual(tried.value, after);
  return same ? operations : [{ op: 'replace', path: '', value: after }];
}

/** What the operations of a delta make of a value, which itself stays as it is. */
export function patched(value: Json, operations: readonly PatchOperation[]): Json {
  const [only] = operations;
  return only?.op === 'replace' && only.path === '' ? only.value : carriedOut(value, operations).value;
}

/**
 * Through text, not `structuredClone`: boards share parts that are equal, a clone shares them too, and an operation on
 * one card would then change every card like it.
 */
const plainCopy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** The library cannot replace a document itself, which is why that one operation is never given to it. */
function carriedOut(
  value: Json,
  operations: readonly PatchOperation[],
): { readonly value: Json; readonly faults: number } {
  const copy = plainCopy(value);
  const errors = applyPatch(copy, plainCopy([...operations]));
  return { value: copy, faults: errors.filter((error) => error !== null).length };
}

function operationsOf(before: Json, after: Json): readonly PatchOperation[] {
  const delta = differ.diff(before, after);
  // The formatter types values as unknown; they are parts of `after`, so they are JSON.
  return delta === undefined ? [] : (format(delta) as PatchOperation[]);
}

function nameOf(item: object | null): string | undefined {
  if (item === null) return undefined;
  if ('id' in item && typeof item.id === 'string') return item.id;
  return 'seat' in item && typeof item.seat === 'string' ? item.seat : undefined;
}
