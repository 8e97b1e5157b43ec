import { isList, isRecord, type Json } from '../json/index.js';
import type { Draft } from '../match/draft.js';
import type { Bindings, ObjectId } from '../match/state.js';

/**
 * References that wait in triggered abilities follow a card along the rest of its own play: "that song" is the card in
 * the discard after it has resolved. Any other zone change breaks them.
 */
export const followReferences = (draft: Draft, from: ObjectId, to: ObjectId): void => {
  if (draft.state.triggered.length === 0) return;
  draft.state.triggered = draft.state.triggered.map((triggered) => ({
    ...triggered,
    bindings: renamed(triggered.bindings, from, to),
  }));
};

const renamed = (bindings: Bindings, from: ObjectId, to: ObjectId): Bindings =>
  Object.fromEntries(Object.entries(bindings).map(([name, value]) => [name, replaced(value, from, to)]));

const replaced = (value: Json, from: ObjectId, to: ObjectId): Json => {
  if (value === from) return to;
  if (isList(value)) return value.map((item) => replaced(item, from, to));
  return isRecord(value) ? renamed(value, from, to) : value;
};
