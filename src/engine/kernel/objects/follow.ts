import { ownedFrames, touchStructure, writeObject, type Draft } from '../game/draft.js';
import { isList, isRecord, type Json } from '../json/index.js';
import type { Bindings, ObjectId, Triggered } from '../state/state.js';

/** By their present ids. */
type Names = ReadonlyMap<ObjectId, ObjectId>;

/**
 * References in waiting triggered abilities follow a card through the rest of its own play: "that song" is the card in
 * the discard after it has resolved. Any other zone change breaks them.
 */
export const followReferences = (draft: Draft, from: ObjectId, to: ObjectId): void => {
  if (draft.state.triggered.length === 0) return;
  const names = new Map([[from, to]]);
  draft.state.triggered = draft.state.triggered.map((triggered) => ({
    ...triggered,
    bindings: renamed(triggered.bindings, names),
  }));
};

/** Objects that stay what and where they are get new ids: everything under way or lasting refers to them by those. */
export const renameReferences = (draft: Draft, names: Names): void => {
  const frames = ownedFrames(draft);
  frames.forEach(({ locals, result, ...frame }, index) => {
    frames[index] = { ...frame, locals: renamed(locals, names), result: replaced(result, names) };
  });
  draft.state.pending = draft.state.pending.map(({ params, about, ...decision }) => ({
    ...decision,
    params: renamed(params, names),
    ...(about !== undefined && { about: nameOf(about, names) }),
  }));
  draft.state.triggered = draft.state.triggered.map((triggered) => waitingRenamed(triggered, names));
  draft.state.effects = draft.state.effects.map((effect) => {
    const { does, source } = effect;
    return {
      ...effect,
      source: { ...source, object: nameOf(source.object, names) },
      does:
        does.kind === 'ability'
          ? { ...does, bindings: renamed(does.bindings, names) }
          : { ...does, objects: does.objects.map((id) => nameOf(id, names)) },
    };
  });
  draft.state.history = draft.state.history.map((event) =>
    event.object === undefined ? event : { ...event, object: nameOf(event.object, names) },
  );
  for (const object of Object.values(draft.state.objects)) {
    if (object.waiting !== undefined) {
      writeObject(draft, { ...object, waiting: waitingRenamed(object.waiting, names) });
    }
  }
  touchStructure(draft);
};

const waitingRenamed = (triggered: Triggered, names: Names): Triggered => {
  const { source, bindings } = triggered;
  return {
    ...triggered,
    source: { ...source, object: nameOf(source.object, names) },
    bindings: renamed(bindings, names),
  };
};

const nameOf = (id: ObjectId, names: Names): ObjectId => names.get(id) ?? id;

const renamed = (bindings: Bindings, names: Names): Bindings =>
  Object.fromEntries(Object.entries(bindings).map(([name, value]) => [nameOf(name, names), replaced(value, names)]));

const replaced = (value: Json, names: Names): Json => {
  if (typeof value === 'string') return nameOf(value, names);
  if (isList(value)) return value.map((item) => replaced(item, names));
  return isRecord(value) ? renamed(value, names) : value;
};
