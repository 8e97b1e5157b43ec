import { expect, it } from 'vitest';
import { inKeyOrder } from './key-order.js';
import type { Json } from './json.js';
import { withFields } from './with-fields.js';

const text = (value: Json): string => JSON.stringify(inKeyOrder(value));

it.each<readonly [string, Json, string]>([
  ['a record', { b: 1, a: 2 }, '{"a":2,"b":1}'],
  ['a record within one in order', { a: { d: 1, c: 2 }, b: 0 }, '{"a":{"c":2,"d":1},"b":0}'],
  ['records in a list', [{ b: 1, a: 2 }, 'x'], '[{"a":2,"b":1},"x"]'],
  ['keys like numbers by their text', { x: 1, 10: 2, 9: 3 }, '{"9":3,"10":2,"x":1}'],
  ['a text', 'b', '"b"'],
])('%s has its keys in order', (_name, value, expected) => {
  expect(text(value)).toBe(expected);
});

it('leaves what is in order as it is', () => {
  const answer = { action: 'play', singers: ['o1', 'o2'], to: { a: 1, b: null } };
  expect(inKeyOrder(answer)).toBe(answer);
});

it('adds fields and replaces them, and leaves the record as it was', () => {
  const record = { a: 1, b: 2 };
  expect([withFields(record, { b: 3, c: 4 }), record]).toEqual([
    { a: 1, b: 3, c: 4 },
    { a: 1, b: 2 },
  ]);
});
