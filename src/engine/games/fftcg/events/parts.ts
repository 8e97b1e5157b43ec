import {
  field,
  hasCounters,
  invariant,
  setMark,
  type Citation,
  type Draft,
  type GameObject,
  type ObjectId,
} from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

/** What is dulled or discarded to give CP. */
export const forCp = field.optional(field.text<'cp'>('`cp`: to produce CP.'));

export const damageSources = field.objectIds('Ids of the objects whose damage it is.');

/** What moves has no counters where it comes to. */
export const withoutCounters = (cites: readonly Citation[], object: GameObject): readonly Citation[] =>
  hasCounters(object) ? [...cites, fftcg('6.7.3')] : cites;

export const only = ([id]: readonly ObjectId[]): ObjectId => {
  invariant(id !== undefined, 'a card that moves becomes an object');
  return id;
};

export const markAll = (draft: Draft, ids: readonly ObjectId[], mark: string, value: boolean | number): void => {
  for (const id of ids) setMark(draft, id, mark, value);
};
