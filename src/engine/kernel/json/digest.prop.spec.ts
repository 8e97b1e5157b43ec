/**
 * Goal: a digest depends on the content and on nothing else: not on the order of keys, not on what was digested before,
 * not on which parts are shared with an earlier value.
 * Method: states of every size around the bounds of `digest.ts` (long texts, wide lists and records), rebuilt in
 * other orders, and changed step by step with sharing.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.js';
import { deepFreeze } from './deep-freeze.js';
import { digest, digestMemory } from './digest.js';
import { isList, isRecord, type Json, type JsonRecord } from './json.js';

const key = fc.oneof(
  fc.string({ maxLength: 3 }),
  fc.integer({ min: 0, max: 400 }).map((n) => `o${n}`),
);
const leaf = fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.string({ unit: 'grapheme', maxLength: 30 }));
const small = fc.oneof(leaf, fc.array(leaf, { maxLength: 4 }), fc.dictionary(key, leaf, { maxKeys: 6 }));
const listOf = (part: fc.Arbitrary<Json>): fc.Arbitrary<Json> => fc.array(part, { maxLength: 70, size: 'max' });
const recordOf = (part: fc.Arbitrary<Json>): fc.Arbitrary<JsonRecord> =>
  fc.dictionary(key, part, { maxKeys: 70, size: 'max' });
const state = recordOf(small);
const json = fc.oneof(
  small,
  listOf(small),
  state,
  fc.dictionary(key, fc.oneof(small, listOf(small), state), { maxKeys: 4 }),
);

/** The same content in new objects, keys the other way round. */
const rebuilt = (value: Json): Json => {
  if (isList(value)) return value.map(rebuilt);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, part]) => [name, rebuilt(part)]),
  );
};

describe('digest', () => {
  it('is the same for the same content in another order and other objects', () => {
    fc.assert(
      fc.property(json, (value) => {
        const before = canonicalJson(value);
        expect(digest(deepFreeze(value))).toBe(digest(rebuilt(value)));
        expect(canonicalJson(value)).toBe(before);
      }),
    );
  });

  it('differs where the content differs', () => {
    fc.assert(
      fc.property(json, json, (left, right) => {
        expect(digest(left) === digest(right)).toBe(canonicalJson(left) === canonicalJson(right));
      }),
    );
  });

  it('does not depend on what was digested with the same memory before', () => {
    fc.assert(
      fc.property(fc.array(json, { minLength: 2, maxLength: 6 }), (values) => {
        const memory = digestMemory();
        for (const value of [...values, ...values]) expect(digest(value, memory)).toBe(digest(value));
      }),
    );
  });

  it('of a state changed with sharing is that of the same state made afresh', () => {
    const change = fc.record({ at: fc.nat(), to: fc.option(fc.dictionary(key, leaf, { maxKeys: 6 }), { nil: null }) });
    fc.assert(
      fc.property(state, fc.array(change, { maxLength: 12 }), (start, changes) => {
        let objects: JsonRecord = start;
        const memory = digestMemory();
        for (const { at, to } of changes) {
          const keys = Object.keys(objects);
          const chosen = keys[at % Math.max(1, keys.length)] ?? 'o0';
          const { [chosen]: _, ...others } = objects;
          objects = to === null ? others : at % 2 === 0 ? { ...objects, [chosen]: to } : { [`n${at}`]: to, ...objects };
          const game = { objects, turn: 1, history: Object.values(objects) };
          expect(digest(game, memory)).toBe(digest(rebuilt(game)));
        }
      }),
    );
  });
});
