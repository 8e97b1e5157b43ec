import { create } from 'jsondiffpatch';
import { format, patch } from 'jsondiffpatch/formatters/jsonpatch';
import { isDeepStrictEqual } from 'node:util';
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

/** The operations that make `before` into `after`; every list of them has been tried before it is returned. */
export function deltaOf(before: Json, after: Json): readonly PatchOperation[] {
  const operations = operationsOf(before, after);
  return isDeepStrictEqual(patched(before, operations), after)
    ? operations
    : [{ op: 'replace', path: '', value: after }];
}

/** What the operations make of a value, which itself stays as it is. */
export function patched(value: Json, operations: readonly PatchOperation[]): Json {
  const whole = operations.find(({ op, path }) => op === 'replace' && path === '');
  if (whole !== undefined && 'value' in whole) return whole.value;
  const copy = structuredClone(value);
  patch(copy, structuredClone([...operations]));
  return copy;
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
