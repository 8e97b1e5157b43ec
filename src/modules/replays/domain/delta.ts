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
 * Tells, board after board, the operations that lead from the one before. They are carried out on a copy that is kept
 * along, as a viewer would, and by another library than the one that found them; where that leads elsewhere (keys that
 * look like list positions), or none were found, the whole is replaced.
 */
export function deltasFrom(start: Json): (after: Json) => readonly PatchOperation[] {
  let before = start;
  let shown = plainCopy(start);
  return (after) => {
    const operations = operationsOf(before, after);
    before = after;
    if (operations !== null && faultsOf(shown, operations) === 0 && isDeepStrictEqual(shown, after)) return operations;
    shown = plainCopy(after);
    return [{ op: 'replace', path: '', value: after }];
  };
}

/** What the operations of a delta make of a value, which itself stays as it is. */
export function patched(value: Json, operations: readonly PatchOperation[]): Json {
  const [only] = operations;
  if (only?.op === 'replace' && only.path === '') return only.value;
  const copy = plainCopy(value);
  if (faultsOf(copy, operations) > 0) throw new Error('a stored delta applies to the board it was made for');
  return copy;
}

/**
 * Through text, not `structuredClone`: boards share parts that are equal, a clone shares them too, and an operation on
 * one card would then change every card like it.
 */
const plainCopy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** Changes `target`. The library cannot replace a document itself, which is why that one operation is never given to it. */
const faultsOf = (target: Json, operations: readonly PatchOperation[]): number =>
  applyPatch(target, plainCopy([...operations])).filter((error) => error !== null).length;

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

function nameOf(item: object | null): string | undefined {
  if (item === null) return undefined;
  if ('id' in item && typeof item.id === 'string') return item.id;
  return 'seat' in item && typeof item.seat === 'string' ? item.seat : undefined;
}
