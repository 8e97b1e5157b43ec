/**
 * When two answers mean the same, derived from the state alone: they differ only by an exchange of indistinguishable
 * objects, and in aspects that do not matter to the kind of space (the order of a choice, zeros of a split).
 */
import { type GameState, type Json, type LegalAnswers } from '../../src/engine/index.js';

type SpaceKind = LegalAnswers['space']['kind'];

/** Equal for answers that mean the same, and for no others. */
export const meaningOf = (state: GameState, kind: SpaceKind, answer: Json): string => {
  const name = namesFor(state);
  const named = (list: readonly string[]) => list.map(name);
  switch (kind) {
    case 'some':
      return JSON.stringify(isIdList(answer) ? named(answer).toSorted() : ['not a choice', answer]);
    case 'order':
      return JSON.stringify(isIdList(answer) ? named(answer) : ['not an order', answer]);
    case 'map':
    case 'split':
    case 'payment': {
      if (!isRecord(answer)) return JSON.stringify(['not a record', answer]);
      // No game has a pool yet of which 0 could be given.
      const given = Object.entries(answer).filter(([, value]) => kind !== 'split' || value !== 0);
      // Which of several alike is named first must not depend on the order of their ids: what is done with them
      // decides.
      const look = (id: string): string => looksOf(state, id) ?? id;
      const alike = ([id, value]: readonly [string, Json]): string => JSON.stringify([look(id), renamed(value, look)]);
      const inOrder = given.toSorted((left, right) => alike(left).localeCompare(alike(right)));
      const known = inOrder.map(([id, value]) => JSON.stringify([name(id), renamed(value, name)]));
      return JSON.stringify(known.toSorted());
    }
    case 'one':
    case 'number':
    case 'act':
      return JSON.stringify(renamed(answer, name));
  }
};

/** The objects that are indistinguishable from this one, itself included. */
export const equalsOf = (state: GameState, id: string): readonly string[] => {
  const look = looksOf(state, id);
  return look === null
    ? [id]
    : (state.zones[state.objects[id]?.zone ?? ''] ?? []).filter((other) => looksOf(state, other) === look);
};

/** Names ids by their appearance, and equal ones by the order of their first occurrence. */
const namesFor = (state: GameState): ((id: string) => string) => {
  const names = new Map<string, string>();
  const taken = new Map<string, number>();
  return (id) => {
    const known = names.get(id);
    if (known !== undefined) return known;
    const look = looksOf(state, id);
    const count = (taken.get(look ?? id) ?? 0) + 1;
    taken.set(look ?? id, count);
    const name = look === null ? id : `${look} #${count}`;
    names.set(id, name);
    return name;
  };
};

/** Null for what is no object, or one of its kind. */
const looksOf = (state: GameState, id: string): string | null => {
  const object = Object.hasOwn(state.objects, id) ? state.objects[id] : undefined;
  if (object === undefined || object.asserted === true) return null;
  if (object.cards.length !== 1 && object.cardless !== true) return null;
  if (referred(state).has(id)) return null;
  const { zone, definition, marks, seenBy } = object;
  const statuses = Object.entries(marks).map((mark) => mark.join('='));
  const asked = listedBy(state).get(id)?.join() ?? '';
  return [zone, definition, statuses.toSorted().join(), seenBy?.join() ?? '', asked].join('|');
};

/** Which lists of the open questions name an object: what is still to be dealt with, or already is. */
const listedBy = (state: GameState): ReadonlyMap<string, readonly string[]> => {
  const known = listed.get(state);
  if (known !== undefined) return known;
  const lists = new Map<string, string[]>();
  for (const { id: decision, params } of state.pending)
    for (const [name, value] of Object.entries(params))
      if (Array.isArray(value))
        for (const id of value) if (typeof id === 'string') lists.set(id, [...(lists.get(id) ?? []), decision + name]);
  listed.set(state, lists);
  return lists;
};

const listed = new WeakMap<GameState, ReadonlyMap<string, readonly string[]>>();

/** Ids that effects, waiting abilities and marks hold, and of the card that a question is about. */
const referred = (state: GameState): ReadonlySet<string> => {
  const known = referredIn.get(state);
  if (known !== undefined) return known;
  const ids = new Set<string>();
  const collect = (value: Json): void => {
    if (typeof value === 'string') ids.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (const { source, does } of state.effects)
    collect([source, does.kind === 'ability' ? does.bindings : does.objects]);
  for (const { source, bindings } of state.triggered) collect([source, bindings]);
  for (const { marks, waiting } of Object.values(state.objects)) {
    collect(marks);
    if (waiting !== undefined) collect([waiting.source, waiting.bindings]);
  }
  for (const { about } of state.pending) if (about !== undefined) ids.add(about);
  referredIn.set(state, ids);
  return ids;
};

const referredIn = new WeakMap<GameState, ReadonlySet<string>>();

const renamed = (value: Json, name: (id: string) => string): Json => {
  // JSON writes it as 0, but a caller in this process could hand it in.
  if (Object.is(value, -0)) return 'minus zero';
  if (typeof value === 'string') return name(value);
  if (Array.isArray(value)) return (value as readonly Json[]).map((part) => renamed(part, name));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  // Not a record, since a key `__proto__` would be lost; and no list either.
  return ['record', ...entries.map(([key, part]) => [key, renamed(part, name)])];
};

const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isIdList = (value: Json): value is readonly string[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string');
