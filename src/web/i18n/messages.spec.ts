/** If this fails, a message was added in one language only, or says a value in one that it does not say in the other. */
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
