import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../platform/event-store/index.js';
import { applyPatch } from 'rfc6902';
import { deltaOf, patched } from './delta.js';
import type { PatchOperation } from './patch-operation.js';

const cards = (...ids: readonly string[]) => ids.map((id) => ({ id, card: `x-${id}`, marks: {} }));
const board = (deck: readonly string[], hand: readonly string[], points: number) => ({
  turn: { number: 1 },
  seats: [
    { seat: 'p1', points, zones: { deck: cards(...deck), hand: cards(...hand) } },
    { seat: 'p2', points: 0, zones: {} },
  ],
});

describe('deltaOf', () => {
  it('says little where little happens', () => {
    const before = board(['c1', 'c2', 'c3', 'c4'], ['c0'], 1);
    const after = board(['c2', 'c3', 'c4'], ['c0', 'c1'], 2);
    expect(deltaOf(before, after)).toEqual([
      { op: 'replace', path: '/seats/0/points', value: 2 },
      { op: 'remove', path: '/seats/0/zones/deck/0' },
      { op: 'add', path: '/seats/0/zones/hand/1', value: { id: 'c1', card: 'x-c1', marks: {} } },
    ]);
  });

  it('is empty between equal values', () => {
    expect(deltaOf(board(['c1'], [], 1), board(['c1'], [], 1))).toEqual([]);
  });

  it('does not touch what it is given', () => {
    const before = board(['c1', 'c2'], [], 0);
    const copy = structuredClone(before);
    patched(before, deltaOf(before, board(['c2'], ['c1'], 5)));
    expect(before).toEqual(copy);
  });

  it('is small also where equal parts of a board are one object', () => {
    const numbers = { strength: 2 };
    const two = [
      { id: 'a', numbers },
      { id: 'b', numbers },
    ];
    expect(
      deltaOf(two, [
        { id: 'a', numbers: { strength: 3 } },
        { id: 'b', numbers },
      ]),
    ).toEqual([{ op: 'replace', path: '/0/numbers/strength', value: 3 }]);
  });

  it.each(['toString', 'constructor', '__proto__', '_t', '_0', '0', '', 'a/b~c'])(
    'leads to and from the key %j',
    (name) => {
      const [none, one, other] = ['{}', `{"${name}":1}`, `{"${name}":null}`].map((part) =>
        plain({ part: JSON.parse(part) as Json, list: [JSON.parse(part) as Json] }),
      ) as [Json, Json, Json];
      for (const from of [none, one, other])
        for (const to of [none, one, other]) expect(patched(from, deltaOf(from, to))).toEqual(to);
    },
  );

  it('leads from any value to any other, whatever their keys', () => {
    const item = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), 'a/b~c': fc.jsonValue({ maxDepth: 2 }) });
    const items = fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 5 });
    const value = fc.record({ items, other: fc.jsonValue({ maxDepth: 3 }), text: fc.string() });
    fc.assert(
      fc.property(value, value, (before, after) => {
        const from = plain(before);
        const to = plain(after);
        const delta = deltaOf(from, to);
        expect(patched(from, delta)).toEqual(to);
        expect(byAnother(from, delta)).toEqual(to);
      }),
    );
  });
});

/** What an implementation makes of it that refuses operations without an effect. */
function byAnother(from: Json, delta: readonly PatchOperation[]): Json {
  const document = { whole: plain(from) };
  const operations = delta.map((operation) => ({
    ...operation,
    path: `/whole${operation.path}`,
    ...('from' in operation && { from: `/whole${operation.from}` }),
  }));
  expect(applyPatch(document, operations).filter((error) => error !== null)).toEqual([]);
  return document.whole;
}

/** As it would come back from JSON text: no `-0`. */
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
