import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.js';
import { equalJson } from './equal-json.js';
import { type Json } from './json.js';

/** As JSON text says it, which has no negative zero. */
const value = fc.jsonValue({ maxDepth: 2 }).map((json) => JSON.parse(JSON.stringify(json)) as Json);

describe('equalJson', () => {
  it('agrees with the canonical text', () => {
    fc.assert(
      fc.property(value, value, (left, right) => {
        expect(equalJson(left, right)).toBe(canonicalJson(left) === canonicalJson(right));
        expect(equalJson(left, structuredClone(left))).toBe(true);
      }),
    );
  });

  it.each<[Json, Json, boolean]>([
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 1 }, false],
    [{ a: 1 }, { b: 1 }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [{ toString: null }, {}, false],
    [null, {}, false],
    [0, '0', false],
  ])('%j and %j: %s', (left, right, expected) => {
    expect(equalJson(left, right)).toBe(expected);
    expect(equalJson(right, left)).toBe(expected);
  });
});
