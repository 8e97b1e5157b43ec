/**
 * The built-in cards show the card languages: whoever looks for an example of a word finds one, in a game that has the
 * word.
 * If a case fails, script a card that needs what is new, or take out of the language what no card needs.
 */
import { describe, expect, it } from 'vitest';
import { builtInCards, cardLanguageOf, games, type Json, type Schema } from '../../src/engine/index.js';

type Records = readonly { readonly [field: string]: Json }[];

/** Every record in the scripts of the built-in cards. */
const recordsIn = (node: Json | undefined): Records => {
  if (Array.isArray(node)) return node.flatMap(recordsIn);
  if (typeof node !== 'object' || node === null) return [];
  return [node as Records[number], ...Object.values(node).flatMap(recordsIn)];
};

/** What the language of a game has, by what it is called, and whether a card of the game has it. */
const usesOf = (game: string): ReadonlyMap<string, boolean> => {
  const definitions = cardLanguageOf(game)?.$defs ?? {};
  const records = Object.values(builtInCards(game)?.cards ?? {}).flatMap(recordsIn);
  const fields = new Set(records.flatMap((record) => Object.keys(record)));
  const texts = new Set(records.flatMap((record) => Object.values(record)));

  const branches = (definition: string): readonly Schema[] =>
    (definitions[definition]?.oneOf ?? []).map((branch) =>
      branch.$ref === undefined ? branch : (definitions[branch.$ref.replace('#/$defs/', '')] ?? {}),
    );
  /**
   * The constants by which the branches of a choice are told apart, where they have one: `do`, `kind`, `pay`, `change`.
   */
  const constants = (definition: string, field: string) =>
    branches(definition).flatMap(({ properties }) => properties?.[field]?.const ?? []);
  const heads = (definition: string) =>
    branches(definition).flatMap(({ type, required = [] }) => (type === 'object' ? required.slice(0, 1) : []));
  const flags = branches('change').flatMap(({ properties }) => properties?.['flag']?.enum ?? []);

  const words = (kind: string, field: string, definition = kind) =>
    constants(definition, field).map(
      (name) => [`${kind} ${name}`, records.some((one) => one[field] === name)] as const,
    );
  const named = (kind: string, names: readonly Json[], found: ReadonlySet<Json>) =>
    names.map((name) => [`${kind} ${JSON.stringify(name).replaceAll('"', '')}`, found.has(name)] as const);
  return new Map([
    ...words('word', 'do', 'effect'),
    ...words('ability', 'kind'),
    ...words('cost', 'pay'),
    ...words('change', 'change'),
    ...named('event', constants('pattern', 'event'), texts),
    ...named('amount', heads('amount'), fields),
    ...named('condition', heads('condition'), fields),
    ...named('filter', Object.keys(definitions['filter']?.properties ?? {}), fields),
    ...named('flag', flags, texts),
    ...named('duration', definitions['duration']?.enum ?? [], texts),
  ]);
};

const uses = new Map(games.map((game) => [game, usesOf(game)]));

const SCRIPTED = 'every built-in card is scripted';
const ELSEWHERE = 'said by printed cards that are not built in; what it does is pinned in test/rules';
/** What no built-in card has, each for a reason. This list may only become shorter. */
const UNUSED: { readonly [name: string]: string } = {
  'word by-hand': SCRIPTED,
  'ability unscripted': SCRIPTED,
  'flag winsGame': ELSEWHERE,
  'flag losesGame': ELSEWHERE,
  'flag cannotBeChosen': ELSEWHERE,
  'flag cannotBeChosenByOpponentsSummons': ELSEWHERE,
  'flag cannotBeChosenByOpponentsAbilities': ELSEWHERE,
  'flag gives-fire': 'one element stands for all',
  'flag gives-ice': 'one element stands for all',
  'flag gives-wind': 'one element stands for all',
  'flag gives-water': 'one element stands for all',
  'flag gives-light': 'one element stands for all',
  'flag gives-dark': 'one element stands for all',
};

describe.each(games)('of the language of %s', (game) => {
  const names = [...(uses.get(game)?.keys() ?? [])].filter((name) => UNUSED[name] === undefined);
  it.each(names)('%s is used by a built-in card', (name) => {
    expect([...uses.values()].some((used) => used.get(name) === true)).toBe(true);
  });
});
