import { expect, it } from 'vitest';
import { type Upcaster, Upcasters } from './upcasters.js';

const adding = (type: string, fromVersion: number): Upcaster => ({
  type,
  fromVersion,
  upcast: (payload) => [payload, type, fromVersion],
});

it('an event goes step by step to its newest version, by what is there for its type', () => {
  const table = new Upcasters([adding('a', 1), adding('b', 1), adding('a', 2), adding('a', 4)]);
  const read = (type: string, schemaVersion: number) => table.upcast({ type, schemaVersion, payload: 'x' });
  expect(read('a', 1)).toEqual({ type: 'a', schemaVersion: 3, payload: [['x', 'a', 1], 'a', 2] });
  expect(read('a', 2)).toEqual({ type: 'a', schemaVersion: 3, payload: ['x', 'a', 2] });
  expect(read('b', 1)).toEqual({ type: 'b', schemaVersion: 2, payload: ['x', 'b', 1] });
  expect(read('c', 1)).toEqual({ type: 'c', schemaVersion: 1, payload: 'x' });
  expect(() => table.register([adding('a', 2)])).toThrow('Two upcasters for a version 2');
});
