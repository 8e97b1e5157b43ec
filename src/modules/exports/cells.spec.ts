import { expect, it } from 'vitest';
import { inertBehindSeparators } from './cells.js';

it.each([
  ['a;=1+1', "a;'=1+1"],
  ['a;;@SUM(A1)', "a;;'@SUM(A1)"],
  ['a; "=1+1"', `a; "'=1+1"`],
  ['a\t+1|-1;＝1', "a\t'+1|'-1;'＝1"],
])('%j cannot begin a formula behind a separator', (text, inert) => {
  expect(inertBehindSeparators(text)).toBe(inert);
});

it.each(['Bea; the second', 'a-b; c=d', 'Jean-Luc, -1', '=1'])('%j stays as it is', (text) => {
  expect(inertBehindSeparators(text)).toBe(text);
});
