import { expect, it } from 'vitest';
import { canonicalJson, dictionary, equalJson } from './index.js';

it('is a record like any other, in which no name stands before one is written', () => {
  const made = dictionary<number>();
  expect([made['constructor'], made['__proto__'], Object.keys(made)]).toEqual([undefined, undefined, []]);
  made['b'] = 2;
  made['a'] = 1;
  expect([canonicalJson(made), equalJson(made, { a: 1, b: 2 })]).toEqual(['{"a":1,"b":2}', true]);
});
