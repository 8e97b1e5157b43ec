/** New cards, made from parts of written cards. */
import fc from 'fast-check';
import { type CardDefinition, builtInCards, type Json, type JsonRecord, readCards } from '../../src/engine/index.js';

type Path = readonly string[];
type Place = { readonly path: Path; readonly value: Json };

const isNode = (value: Json): value is JsonRecord | readonly Json[] => typeof value === 'object' && value !== null;

/** Every place in a value, the value itself not. */
export const placesIn = (value: Json, path: Path = []): readonly Place[] =>
  isNode(value)
    ? Object.entries(value).flatMap(([key, part]: [string, Json]) => [
        { path: [...path, key], value: part },
        ...placesIn(part, [...path, key]),
      ])
    : [];

export const withPart = (value: Json, [key, ...rest]: Path, part: Json): Json => {
  if (key === undefined) return part;
  const copy: Record<string, Json> | Json[] = Array.isArray(value)
    ? [...(value as Json[])]
    : { ...(value as JsonRecord) };
  const parts = copy as Record<string, Json>;
  parts[key] = withPart(parts[key] ?? null, rest, part);
  return copy;
};

export const printedCards = (game: string): readonly CardDefinition[] => Object.values(builtInCards(game)?.cards ?? {});

/**
 * Printed cards with parts replaced by the same kind of part of another card, as far as the game's language accepts
 * them.
 */
export const mixedCards = (game: string): fc.Arbitrary<Json> => {
  const scripted = (printedCards(game) as readonly Json[]).filter((card) => scriptedParts(card).length > 0);
  const byField = new Map<string, Json[]>();
  for (const { path, value } of scripted.flatMap(scriptedParts)) {
    const field = path.at(-1) ?? '';
    byField.set(field, [...(byField.get(field) ?? []), value]);
  }
  const swapped = (card: Json, [where, what]: readonly [number, number]): Json => {
    const places = scriptedParts(card);
    const { path } = places[where % places.length] ?? { path: [] };
    const fitting = byField.get(path.at(-1) ?? '') ?? [];
    const other = withPart(card, path, fitting[what % fitting.length] ?? null);
    return readCards(game, [other]).kind === 'cards' ? other : card;
  };
  const swaps = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 4, maxLength: 12 });
  return fc
    .tuple(fc.nat(scripted.length - 1), swaps)
    .map(([index, chosen]) => chosen.reduce(swapped, withPart(scripted[index] ?? null, ['id'], 'mixed')));
};

/** What of a card is carried out: its abilities, and what a card does that is played for its effect. */
const scriptedParts = (card: Json): readonly Place[] =>
  placesIn(card).filter(({ path: [field = '', ...rest] }) => SCRIPTED.includes(field) && rest.length > 0);

const SCRIPTED = ['abilities', 'effect', 'targets'];
