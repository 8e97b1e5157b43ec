/** Unlisted answers: legal answers bent a little, legal answers of other questions, and plain nonsense. */
import { type GameState, type Json } from '../../src/engine/index.js';
import { oneOf, type Pick } from './random-game.js';
import { equalsOf } from './same-answer.js';

/** `legal` are answers to this question, `foreign` to others of the same game. */
export const oddAnswer = (state: GameState, legal: readonly Json[], foreign: readonly Json[], pick: Pick): Json => {
  const base = legal.length === 0 ? null : anyOfAnyForm(pick, legal);
  const odd = oneOf(pick, [
    () => exchanged(base, state, pick),
    () => withText(base, pick, () => anyText(state, pick)),
    () => withText(base, pick, () => anyText(state, pick)),
    () => blended(base, legal.length === 0 ? null : anyOfAnyForm(pick, legal), pick),
    () => blended(base, legal.length === 0 ? null : oneOf(pick, legal), pick),
    () => reshaped(base, state, pick),
    () => reshaped(base, state, pick),
    () => (foreign.length === 0 ? null : oneOf(pick, foreign)),
    () => oneOf(pick, NONSENSE)(),
  ]);
  return odd();
};

/** Every form of answer as likely as another, however many answers it has: the rare ones are where faults hide. */
const anyOfAnyForm = (pick: Pick, legal: readonly Json[]): Json => {
  const forms = new Map<string, Json[]>();
  for (const answer of legal) {
    const form = JSON.stringify(mapTexts(answer, (text) => (isId(text) ? '#' : text)));
    forms.set(form, [...(forms.get(form) ?? []), answer]);
  }
  return oneOf(pick, oneOf(pick, [...forms.values()]));
};

/** Parts of two legal answers: fields of the one with a field of the other, lists put together. */
const blended = (answer: Json, other: Json, pick: Pick): Json => {
  if (Array.isArray(answer) && Array.isArray(other)) return [...(answer as Json[]), ...(other as Json[])];
  if (typeof answer !== 'object' || answer === null || typeof other !== 'object' || other === null) return other;
  const entries = Object.entries(other);
  if (entries.length === 0) return answer;
  const [key, part] = oneOf<readonly [string, Json]>(pick, entries);
  const own = (answer as { readonly [key: string]: Json })[key];
  return { ...answer, [key]: Array.isArray(own) ? blended(own, part, pick) : part };
};

/** One id exchanged for an indistinguishable object: as legal as the answer was. */
const exchanged = (answer: Json, state: GameState, pick: Pick): Json => {
  const texts = textsIn(answer).filter((text) => equalsOf(state, text).length > 1);
  if (texts.length === 0) return answer;
  const from = oneOf(pick, texts);
  return withExchanged(answer, from, oneOf(pick, equalsOf(state, from)));
};

/** The answer after each exchange of an object for one that it does not name and that is indistinguishable. */
export const exchangesOf = (answer: Json, state: GameState): readonly Json[] => {
  const texts = textsIn(answer);
  return texts.flatMap((from) =>
    equalsOf(state, from)
      .filter((to) => !texts.includes(to))
      .map((to) => withExchanged(answer, from, to)),
  );
};

const withExchanged = (answer: Json, from: string, to: string): Json =>
  mapTexts(answer, (text) => (text === from ? to : text === to ? from : text));

const withText = (answer: Json, pick: Pick, text: () => string): Json => {
  const texts = textsIn(answer);
  if (texts.length === 0) return text();
  const changed = oneOf(pick, texts);
  const other = text();
  return mapTexts(answer, (one) => (one === changed ? other : one));
};

/** Something that means something somewhere in this game, or a word that JavaScript treats specially. */
const anyText = (state: GameState, pick: Pick): string =>
  oneOf(pick, [
    () => oneOf(pick, Object.keys(state.objects)),
    () => oneOf(pick, Object.keys(state.objects)),
    () => oneOf(pick, Object.keys(state.cards)),
    () => oneOf(pick, Object.keys(state.zones)),
    () => oneOf(pick, state.seats),
    () => oneOf(pick, Object.values(state.objects)).definition,
    () => oneOf(pick, ['', 'o0', 'o999999', ...SPECIAL_KEYS]),
  ])();

const SPECIAL_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', '0'];

/** One part too many, too few, doubled, in another order, or somewhat larger. */
const reshaped = (answer: Json, state: GameState, pick: Pick): Json => {
  if (Array.isArray(answer)) return reshapedList(answer as readonly Json[], state, pick);
  if (typeof answer === 'number') return oneOf(pick, [answer + 1, -answer, answer + 0.5, answer * 1e9, -0]);
  if (typeof answer !== 'object' || answer === null) return oneOf(pick, [[answer], { answer }, [answer, answer]]);
  const entries = Object.entries(answer);
  const key = entries.length === 0 ? 'x' : oneOf(pick, entries)[0];
  return oneOf(pick, [
    () => Object.fromEntries(entries.filter(([one]) => one !== key)),
    () => withKey(entries, oneOf(pick, [...SPECIAL_KEYS, 'extra']), anyText(state, pick)),
    () => withKey(entries, key, oneOf<Json>(pick, [null, [], {}, 0, true, [answer]])),
    () => Object.fromEntries(entries.toReversed()),
    () => entries.map(([, value]) => value),
    () =>
      Object.fromEntries(
        entries.map(([one, value]) => [
          one,
          Array.isArray(value) ? reshapedList(value as readonly Json[], state, pick) : value,
        ]),
      ),
  ])();
};

const reshapedList = (list: readonly Json[], state: GameState, pick: Pick): Json =>
  oneOf(pick, [
    () => list.slice(1),
    () => [...list, anyText(state, pick)],
    () => [...list, ...list.slice(0, 1)],
    () => list.toReversed(),
    () => [list],
    () => Object.fromEntries(list.map((part, index) => [index, part])),
    () => [...list, null],
  ])();

/** As a JSON text would bring it: `__proto__` becomes a key of its own. */
const withKey = (entries: readonly (readonly [string, Json])[], key: string, value: Json): Json => {
  const others = entries
    .filter(([one]) => one !== key)
    .map(([one, part]) => `${JSON.stringify(one)}:${JSON.stringify(part)}`);
  return JSON.parse(`{${[...others, `${JSON.stringify(key)}:${JSON.stringify(value)}`].join()}}`) as Json;
};

const NONSENSE: readonly (() => Json)[] = [
  () => null,
  () => true,
  () => 0,
  () => -0,
  () => 1.5,
  () => -1,
  () => Number.MAX_VALUE,
  () => Number.MAX_SAFE_INTEGER + 2,
  () => '',
  () => 'x'.repeat(100_000),
  () => '\u0000\ud800',
  () => [],
  () => ({}),
  () => [null],
  () => Array.from({ length: 10_000 }, (_, index) => index),
  () => JSON.parse('{"__proto__":{"action":"end-turn"},"action":{"__proto__":null}}') as Json,
  () => JSON.parse('{"constructor":{"prototype":{"left":true}}}') as Json,
  () => nested(1_000, (inner) => [inner]),
  () => nested(1_000, (inner) => ({ action: inner })),
];

const nested = (depth: number, wrap: (inner: Json) => Json): Json => {
  let value: Json = 'o1';
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
};

/** Ids of the engine begin with a letter and go on with a number, and so do seats. */
const isId = (text: string): boolean => /^[a-z]\d/.test(text);

const textsIn = (value: Json): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Array.isArray(value)
    ? (value as readonly Json[]).flatMap(textsIn)
    : Object.entries(value).flatMap(([key, part]) => [...(isId(key) ? [key] : []), ...textsIn(part)]);
};

const mapTexts = (value: Json, change: (text: string) => string): Json => {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map((part) => mapTexts(part, change));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [isId(key) ? change(key) : key, mapTexts(part, change)]),
  );
};
