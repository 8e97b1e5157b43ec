import { isDeepStrictEqual } from 'node:util';
import { immutableJSONPatch } from 'immutable-json-patch';
import { create } from 'jsondiffpatch';
import { format } from 'jsondiffpatch/formatters/jsonpatch';
import type { Json } from '../../../platform/event-store/index.js';
import type { PatchOperation } from './patch-operation.js';
import { nameOf, plainDelta } from './plain-delta.js';

/** Items of lists are identified by their id or their seat, so a card that leaves a list of fifty is one operation. */
const differ = create({
  objectHash: (item: object | null, index?: number) => nameOf(item) ?? `$${String(index)}`,
  omitRemovedValues: true,
});

/**
 * The operations that lead from one board to the other. Those of a plain walk lead there by construction. Those of the
 * library are carried out, as a viewer would, and by another library than the one that found them; where that leads
 * elsewhere (keys that look like list positions), or none were found, the whole is replaced. All of this costs what is
 * not the very same value in both boards.
 */
export function deltaOf(before: Json, after: Json): readonly PatchOperation[] {
  return plainDelta(before, after) ?? provenDelta(before, after);
}

/** What `plainDelta` also writes where it does not give up. */
export function provenDelta(before: Json, after: Json): readonly PatchOperation[] {
  const operations = operationsOf(before, after);
  if (operations !== null && leadsTo(after, before, operations)) return operations;
  return [{ op: 'replace', path: '', value: after }];
}

/**
 * What the operations of a delta make of a value, which itself stays as it is. Throws where one of them has no effect.
 */
export function patched(value: Json, operations: readonly PatchOperation[]): Json {
  const [only] = operations;
  if (only?.op === 'replace' && only.path === '') return only.value;
  return immutableJSONPatch<Json, Json>(value, [...operations], { after: requireEffect });
}

/** The library takes an operation that names nothing for done; other implementations refuse it. */
function requireEffect(after: unknown, operation: { readonly path: string }, before: unknown): undefined {
  if (after === before) throw new Error(`the operation at ${operation.path} of a delta has an effect`);
}

function leadsTo(after: Json, before: Json, operations: readonly PatchOperation[]): boolean {
  try {
    return isDeepStrictEqual(patched(before, operations), after);
  } catch {
    return false;
  }
}

/** None where the library gives up: it takes a key that every object inherits (`toString`) for one that is there. */
function operationsOf(before: Json, after: Json): readonly PatchOperation[] | null {
  try {
    const delta = differ.diff(before, after);
    // The formatter types values as unknown; they are parts of `after`, so they are JSON.
    return delta === undefined ? [] : (format(delta) as PatchOperation[]);
  } catch {
    return null;
  }
}
