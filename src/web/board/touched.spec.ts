import { expect, it } from 'vitest';
import type { LogEntry } from '../api/kifu.js';
import { objectsIn } from './touched.js';

const entry = (fields: Readonly<Record<string, unknown>>) =>
  ({ kind: 'x', cites: [], ...fields }) as unknown as LogEntry;
const objects = new Map(['o1', 'o2', 'o3', 'o4'].map((id) => [id, 'card']));

it('finds every object that a step names, in lists and within answers, and nothing else', () => {
  const log = [entry({ object: 'o1', seat: 'p1', n: 2 }), entry({ objects: ['o2', 'o9'], answer: { target: 'o3' } })];
  expect(objectsIn(log, objects)).toEqual(new Set(['o1', 'o2', 'o3']));
});
