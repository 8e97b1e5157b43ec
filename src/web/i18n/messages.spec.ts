/**
 * If this fails, a message was added in one language only, or says a value in one that it does not say in the other.
 */
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<{ readonly default: object }>('../**/messages.{en,zh}.ts', { eager: true });

/** Each text with its key; of plurals the one that every language has. */
const textsOf = (messages: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? textsOf(value, `${path}${key}.`) : [[`${path}${key}`, String(value)]],
  );

const valuesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name).sort();

const folders = Object.keys(files).flatMap((path) => /(.*)\/messages\.en\.ts$/.exec(path)?.[1] ?? []);

describe.each(folders)('the messages of %s', (folder) => {
  const english = textsOf(files[`${folder}/messages.en.ts`]?.default ?? {});
  const chinese = textsOf(files[`${folder}/messages.zh.ts`]?.default ?? {});

  it('say the same in both languages', () => {
    expect(chinese.map(([key]) => key)).toEqual(english.map(([key]) => key).filter((key) => !key.endsWith('_one')));
  });

  it('say the same values', () => {
    const said = new Map(english);
    for (const [key, text] of chinese) expect([key, valuesIn(text)]).toEqual([key, valuesIn(said.get(key) ?? '')]);
  });

  it('are not empty', () => {
    expect([...english, ...chinese].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

const words = import.meta.glob<string>('../../engine/{games/*,layouts}/{asking,by-hand.words,layout,sentences}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A set of cards (卡牌库) is another thing. */
const OTHER_WORDS_FOR_A_DECK = /套牌|(?<!卡)牌库/;

it('calls a deck by one word in Chinese: that of the rule documents', () => {
  const messages = Object.entries(files).filter(([path]) => path.endsWith('.zh.ts'));
  const said = [
    ...messages.flatMap(([path, { default: texts }]) => textsOf(texts).map(([key, text]) => `${path} ${key}: ${text}`)),
    ...Object.entries(words).flatMap(([path, source]) => source.split('\n').map((line) => `${path}: ${line.trim()}`)),
  ];
  expect(said.filter((text) => text.includes('卡组')).length).toBeGreaterThan(50);
  expect(said.filter((text) => OTHER_WORDS_FOR_A_DECK.test(text))).toEqual([]);
});
