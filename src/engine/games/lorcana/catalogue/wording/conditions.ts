import type { Condition, Filter } from '../../../../kernel/index.js';
import { readObjects, SELF } from './objects.js';

/** What stands after "if": read whole or not at all. */
export const readCondition = (text: string): Condition | undefined => {
  const single = readSingle(text);
  if (single !== undefined) return single;
  const [first = '', ...more] = text.split(' and ');
  const parts = more.length > 0 ? [first, ...more].map(readSingle) : [];
  const all = parts.filter((part) => part !== undefined);
  return all.length > 1 && all.length === parts.length ? { all } : undefined;
};

const readSingle = (text: string): Condition | undefined => {
  for (const [pattern, read] of CONDITIONS) {
    const found = pattern.exec(text);
    const condition = found === null ? undefined : read(found);
    if (condition !== undefined) return condition;
  }
  return undefined;
};

const CONDITIONS: readonly (readonly [RegExp, (found: readonly string[]) => Condition | undefined])[] = [
  [/^you have no cards in your hand$/, () => ({ count: { zone: 'hand', of: 'you' }, is: { max: 0 } })],
  [
    /^you have (\d+) or more cards in your (hand|inkwell|discard)$/,
    ([, n, zone = '']) => ({ count: { zone, of: 'you' }, is: { min: Number(n) } }),
  ],
  [/^you have (\d+) or more (.+)$/, ([, n, phrase]) => counted(phrase, { of: 'you' }, { min: Number(n) })],
  [/^you have (?:any )?(.+)$/, ([, phrase]) => counted(phrase, { of: 'you' }, { min: 1 })],
  [/^you don't have (?:any )?(.+)$/, ([, phrase]) => counted(phrase, { of: 'you' }, { max: 0 })],
  [/^an opponent has (.+)$/, ([, phrase]) => counted(phrase, { of: 'opponents' }, { min: 1 })],
  [/^(an opposing .+) has damage$/, ([, phrase]) => counted(`${phrase} with damage`, {}, { min: 1 })],
  [/^(an? .+) is in play$/, ([, phrase]) => counted(phrase, {}, { min: 1 })],
  [/^(.+) has no damage$/, ([, phrase]) => itself(phrase, { marks: { damage: { max: 0 } } })],
  [/^(.+) has damage$/, ([, phrase]) => itself(phrase, { marks: { damage: { min: 1 } } })],
  [/^(.+) has (\d+) ¤ or more$/, ([, phrase, n]) => itself(phrase, { numbers: { strength: { min: Number(n) } } })],
  [/^(.+) is exerted$/, ([, phrase]) => itself(phrase, { marks: { exerted: true } })],
  [/^(.+) is at a location$/, ([, phrase]) => itself(phrase, { marks: { at: true } })],
];

/** The phrase must say where: what is "in play" or "here" is counted there, and a card elsewhere is another thing. */
const counted = (phrase = '', whose: Filter, is: { min: number } | { max: number }): Condition | undefined => {
  if (!/ (?:in play|here)\b/.test(phrase) && whose.of !== undefined) return undefined;
  const filters = readObjects(phrase);
  const counts = filters?.map((filter) => ({ count: { ...whose, ...filter }, is }));
  const [first, ...others] = counts ?? [];
  if (first === undefined || others.length === 0) return first;
  // "Two or more" of one kind or the other would have to be added up.
  if ('min' in is && is.min > 1) return undefined;
  return 'max' in is ? { all: [first, ...others] } : { any: [first, ...others] };
};

const itself = (phrase = '', matches: Filter): Condition | undefined =>
  SELF.test(phrase) ? { object: 'self', matches } : undefined;
