import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RequestInvalid } from '../input/request.problems.js';
import { decodeCursor, encodeCursor, lastId, pageAt, sliceById, sliceOf } from './page.js';

describe('a cursor', () => {
  it('comes back as it went out', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.maxSafeInteger(), fc.uuid(), (name, rank, id) => {
        expect(decodeCursor(encodeCursor([name, rank, id]), ['text', 'number', 'uuid'])).toEqual([name, rank, id]);
      }),
    );
  });

  it('of any other make is refused', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json().map((json) => Buffer.from(json).toString('base64url')),
        ),
        (cursor) => {
          expect(() => decodeCursor(cursor, ['uuid', 'number'])).toThrow(RequestInvalid);
        },
      ),
    );
  });

  it('holds times as we write them, and texts that the database can hold', () => {
    const time = new Date(0).toISOString();
    expect(decodeCursor(encodeCursor([time]), ['time'])).toEqual([time]);
    for (const other of [
      '2026-02-30T00:00:00.000Z',
      '2026-11-22',
      '2026-W05',
      '2026-327',
      '2026-11-22T12:00:00Z',
      '0000-01-01T00:00:00.000Z',
      '-000001-01-01T00:00:00.000Z',
      '+275760-09-13T00:00:00.000Z',
      7,
      null,
    ]) {
      const cursor = Buffer.from(JSON.stringify([other])).toString('base64url');
      expect(() => decodeCursor(cursor, ['time']), String(other)).toThrow(RequestInvalid);
    }
    expect(() => decodeCursor(encodeCursor(['a\0b']), ['text'])).toThrow(RequestInvalid);
  });
});

describe('a page', () => {
  it('by ids goes on behind the last one', () => {
    const [first, second] = ['019ab1c2-0000-7000-8000-000000000001', '019ab1c2-0000-7000-8000-000000000002'];
    const { items, after } = sliceById([{ id: first }, { id: second }], 1);
    expect(items).toEqual([{ id: first }]);
    expect(lastId(encodeCursor(after ?? []))).toBe(first);
    expect(lastId(undefined)).toBeNull();
    expect(() => lastId(encodeCursor(['first']))).toThrow(RequestInvalid);
  });

  const rows = [{ n: 1 }, { n: 2 }, { n: 3 }];

  it('leads to the next one by the same path and filters', () => {
    const slice = sliceOf(rows, 2, ({ n }) => [n]);
    expect(pageAt('/v1/things?kind=a%20b&cursor=old', slice)).toEqual({
      items: [{ n: 1 }, { n: 2 }],
      next: `/v1/things?kind=a+b&cursor=${encodeCursor([2])}`,
    });
  });

  it('is the last one when there are no more rows than it holds', () => {
    expect(
      pageAt(
        '/v1/things',
        sliceOf(rows, 3, ({ n }) => [n]),
      ),
    ).toEqual({ items: rows, next: null });
    expect(
      pageAt(
        '/v1/things',
        sliceOf([], 3, () => [0]),
      ),
    ).toEqual({ items: [], next: null });
  });
});
