import type { Option } from '../choices/option.js';
import { objectIn, type Game } from '../game/draft.js';
import { canonicalJson, type Json } from '../json/index.js';
import { spend } from '../rules/effort.js';
import type { ObjectId, Triggered } from '../state/state.js';
import { isHeldByMoreThan, likenessOf } from './equivalence.js';

/**
 * Abilities that have triggered, to be put in order. Those that nothing tells apart are interchangeable: the same
 * ability, by the same object or by objects that are equivalent themselves, that remembers the same of the event.
 */
export const triggerOptions = (game: Game, triggered: readonly Triggered[]): readonly Option[] =>
  triggered.map((one) => ({ id: one.id, same: samenessOf(game, one, triggered) }));

const samenessOf = (game: Game, one: Triggered, all: readonly Triggered[]): string => {
  const { ability, source, controller, bindings } = one;
  const likeness = sourceOf(game, one, all);
  return canonicalJson([ability, source.definition, controller, likeness, withoutId(bindings, source.object)]);
};

/** An object that has triggered more than once, or has left, is only like itself. */
const sourceOf = (game: Game, { source }: Triggered, all: readonly Triggered[]): string => {
  spend(game, all.length);
  const object = objectIn(game, source.object);
  const isOnly = all.filter((other) => other.source.object === source.object).length === 1;
  if (object === undefined || !isOnly || isHeldByMoreThan(game, source.object, 1)) return `#${source.object}`;
  return likenessOf(game, object) ?? `#${source.object}`;
};

/** What is remembered, with the object itself under a name that all objects share. */
const withoutId = (value: Json, id: ObjectId): Json => {
  if (value === id) return { itself: true };
  if (Array.isArray(value)) return value.map((part: Json) => withoutId(part, id));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutId(part, id)]));
};
