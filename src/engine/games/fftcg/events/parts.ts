import { field, invariant, setMark, type Draft, type ObjectId } from '../../../kernel/index.js';

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
