import { expect, it } from 'vitest';
import { lineOf, readCardSearch } from './search.js';

it('reads from an address what can be asked, and nothing else', () => {
  const good = { text: 'boat snack', type: 'character', colour: 'ruby', keyword: 'evasive', cost: 3, status: 'partly' };
  expect(readCardSearch(good)).toEqual(good);
  expect(readCardSearch({ text: 7 })).toMatchObject({ text: '7' });
  const bad = { text: ' ', type: '<b>', colour: 5, keyword: 'a b', cost: 9, status: 'all' };
  expect(Object.values(readCardSearch(bad))).toEqual(Object.keys(bad).map(() => undefined));
});

it('makes one line of whatever is typed', () => {
  expect(lineOf('\n  a\tb ')).toBe('a b');
  expect([...(lineOf('😀'.repeat(90)) ?? '')]).toHaveLength(80);
});
