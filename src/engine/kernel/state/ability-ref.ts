import type { DefinitionId, ObjectId } from './ids.js';

/**
 * A place in a pinned card definition: never a copy of its text. `path` leads from the definition to the node, through
 * records by key and through lists by index; definitions never change, so a path cannot go stale.
 */
export type AbilityRef = {
  readonly definition: DefinitionId;
  readonly path: readonly (string | number)[];
};

/** The object an ability came from, by the id it had then. */
export type Source = { readonly object: ObjectId; readonly definition: DefinitionId };
