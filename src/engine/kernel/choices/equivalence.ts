import { spend } from '../effort.js';
import type { Json } from '../json/index.js';
import { objectOf, type Game } from '../match/draft.js';
import type { GameObject, ObjectId } from '../match/state.js';
import { objectsIn, zoneOf } from '../zones/zone.js';
import type { Option } from './option.js';

/**
 * Tells objects apart: those with the same definition, zone, marks and knowledge, that nothing else refers to, are
 * equivalent. Equivalent ones are listed once; any of them is accepted.
 */
export const optionsOf = (game: Game, ids: readonly ObjectId[]): readonly Option[] => {
  const referred = referredIds(game);
  return ids.map((id) => {
    const same = sameness(objectOf(game, id), referred);
    return same === null ? { id } : { id, same };
  });
};

/** One object of each kind of equivalent ones, the first. */
export const representatives = (game: Game, ids: readonly ObjectId[]): readonly ObjectId[] => {
  if (ids.length < 2) return ids;
  const referred = referredIds(game);
  const seen = new Set<string>();
  return ids.filter((id) => {
    const same = sameness(objectOf(game, id), referred) ?? id;
    if (seen.has(same)) return false;
    seen.add(same);
    return true;
  });
};

const sameness = (
  { id, cards, definition, zone, marks, seenBy, asserted }: GameObject,
  referred: ReadonlySet<string>,
): string | null => {
  if (cards.length !== 1 || asserted === true || referred.has(id)) return null;
  let key = `${zone}|${definition}`;
  for (const mark of Object.keys(marks).sort()) key += `|${mark}=${String(marks[mark])}`;
  return seenBy === undefined ? key : `${key}|${seenBy.join()}`;
};

/** Ids that a lasting effect, a waiting ability or the mark of an object in play holds (a character at a location). */
const referredIds = (game: Game): ReadonlySet<string> => {
  const { state, rules } = game;
  const referred = new Set<string>();
  spend(game, state.effects.length + state.triggered.length);
  for (const { does, source } of state.effects) {
    if (does.kind === 'ability') collect(referred.add(source.object), does.bindings);
    else for (const id of does.objects) referred.add(id);
  }
  for (const { source, bindings } of state.triggered) collect(referred.add(source.object), bindings);
  for (const seat of state.seats) {
    for (const kind of rules.inPlay) {
      for (const id of objectsIn({ state }, zoneOf(seat, kind))) collect(referred, state.objects[id]?.marks ?? {});
    }
  }
  return referred;
};

const collect = (into: Set<string>, value: Json): void => {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(into, part);
};
