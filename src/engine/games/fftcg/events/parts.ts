import {
  withFields,
  field,
  invariant,
  moveObject,
  objectIn,
  setMark,
  type Draft,
  type GameEvent,
  type LogEntry,
  type MoveOptions,
  type ObjectId,
} from '../../../kernel/index.js';

/** What is dulled or discarded to give CP. */
export const forCp = field.optional(field.text<'cp'>('`cp`: to produce CP.'));

export const damageSources = field.objectIds('Ids of the objects whose damage it is.');

export const only = ([id]: readonly ObjectId[]): ObjectId => {
  invariant(id !== undefined, 'a card that moves becomes an object');
  return id;
};

export const markAll = (draft: Draft, ids: readonly ObjectId[], mark: string, value: boolean | number): void => {
  for (const id of ids) setMark(draft, id, mark, value);
};

/**
 * Moves a card to a zone of its owner where everybody sees it. The id that it had before stays hidden: it may have been
 * in a hidden zone.
 */
export const movedOpenly =
  (zone: string, options: MoveOptions = {}) =>
  (draft: Draft, { object: id, ...event }: GameEvent & { readonly object: ObjectId }): LogEntry | null => {
    const object = objectIn(draft, id);
    if (object === undefined) return null;
    const { becomes } = moveObject(draft, id, zone, options);
    return withFields(event, { seat: object.owner, card: object.definition, becomes });
  };
