import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Remembered } from './remembered.js';

/** What is asked for, and answers with its own name. */
function remembering(max: number) {
  const asked: string[] = [];
  const known = new Remembered<string>(1_000, max);
  const get = (name: string) =>
    known.get(name, () => {
      asked.push(name);
      return Promise.resolve(name);
    });
  return { known, asked, get };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('an answer is believed for its time, and then asked for again', async () => {
  const { asked, get } = remembering(10);
  await get('a');
  vi.advanceTimersByTime(999);
  expect(await get('a')).toBe('a');
  expect(asked).toEqual(['a']);
  vi.advanceTimersByTime(1);
  await get('a');
  expect(asked).toEqual(['a', 'a']);
});

it('the oldest answer makes room for one too many, and no other', async () => {
  const { known, get } = remembering(2);
  for (const name of ['a', 'b']) await get(name);
  expect(['a', 'b'].map((name) => known.peek(name))).toEqual(['a', 'b']);
  await get('c');
  expect(['a', 'b', 'c'].map((name) => known.peek(name))).toEqual([undefined, 'b', 'c']);
});

it('an answer that was asked for again is the newest, and takes no room of another', async () => {
  const { known, get } = remembering(2);
  await get('a');
  await get('b');
  vi.advanceTimersByTime(1_000);
  await get('b');
  expect(['a', 'b'].map((name) => known.peek(name))).toEqual(['a', 'b']);
  await get('a');
  await get('c');
  expect(['a', 'b', 'c'].map((name) => known.peek(name))).toEqual(['a', undefined, 'c']);
});
