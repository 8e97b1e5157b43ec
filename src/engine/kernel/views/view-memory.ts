import type { Facts } from '../state/facts.js';
import type { DefinitionId, GameObject, GameState, ObjectId } from '../state/state.js';
import { isSameText } from './kept.js';
import type { ObjectView, View } from './view-shape.js';

/**
 * What is remembered from view to view of one game. An object looks the same to everybody who may see it: who that is,
 * is asked for every view.
 */
export type ViewMemory = {
  readonly objects: Map<ObjectId, { readonly grounds: ViewGrounds; readonly seen: ObjectView }>;
  /** The last of each viewer. */
  readonly views: Map<string, View>;
  /** With more objects than this, the memory is looked through for objects that are gone. */
  room: number;
};

/** What the view of an object follows from. */
export type ViewGrounds = {
  readonly object: GameObject;
  /** The card whose text is printed on it. */
  readonly text: DefinitionId;
  /** Null where it does not count. */
  readonly facts: Facts | null;
  /** The cards below its own. */
  readonly under: readonly DefinitionId[];
};

export const viewMemory = (): ViewMemory => ({ objects: new Map(), views: new Map(), room: 0 });

/** Records of objects are values: one that has changed is another one. */
export const areSameGrounds = (left: ViewGrounds, right: ViewGrounds): boolean =>
  left.object === right.object &&
  left.text === right.text &&
  isSameText(left.facts, right.facts) &&
  isSameText(left.under, right.under);

/** Keeps the memory as large as a game, however long it lasts. */
export const forgetGone = (memory: ViewMemory, { objects: present }: GameState): void => {
  const { objects, room } = memory;
  if (objects.size <= room) return;
  for (const id of objects.keys()) if (!Object.hasOwn(present, id)) objects.delete(id);
  memory.room = 2 * Object.keys(present).length;
};
