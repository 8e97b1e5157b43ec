import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.js';
import { digest, digestMemory } from './digest.js';
import { type Json } from './json.js';
import { sha256Hex } from './sha256.js';

const numbered = (count: number, label = 'card'): Record<string, Json> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`o${index}`, { label, index, ready: true }]));

describe('digest', () => {
  it('of a small value is the SHA-256 of its canonical JSON', () => {
    const value = { turn: 3, seats: ['p1', 'p2'], winner: null };
    expect(digest(value)).toBe(sha256Hex(canonicalJson(value)));
  });

  it('never changes between versions without notice', () => {
    expect(digest({ objects: numbered(100), zones: { deck: Object.keys(numbered(60)) }, turn: 1 })).toBe(
      '8d757f54d6aebde9d2c8c8113ff78eaa300e0910df9db1895c3448bdf0b50976',
    );
  });

  it('distinguishes a text that looks like a hash from a text that has that hash', () => {
    const long = { text: 'x'.repeat(600) };
    expect(digest([long])).not.toBe(digest([`#${digest(long)}`]));
  });

  it('distinguishes a value at the bound from its neighbours', () => {
    const digests = [12, 13, 32, 33].flatMap((count) => [
      digest(numbered(count)),
      digest(Object.values(numbered(count))),
    ]);
    expect(new Set(digests).size).toBe(8);
  });

  it('sees a new last entry of a group whose other members are shared', () => {
    const objects = numbered(64);
    const memory = digestMemory();
    digest(objects, memory);
    const renamed = Object.fromEntries(
      Object.entries(objects).map(([name, part]) => [name.replace('o63', 'o73'), part]),
    );
    expect(digest(renamed, memory)).not.toBe(digest(objects));
    expect(digest(renamed, memory)).toBe(digest(renamed));
  });

  it.each([
    ['a fraction', 0.5],
    ['an inexact integer', 2 ** 53],
    ['negative zero', -0],
    ['an undefined field', { a: undefined }],
    ['a map', new Map()],
  ])('refuses %s', (_, value) => {
    const wide = { ...numbered(40), bad: value };
    expect(() => digest(value as Json)).toThrow(expect.objectContaining({ name: 'InvariantViolation' }));
    expect(() => digest(wide as Json)).toThrow(expect.objectContaining({ name: 'InvariantViolation' }));
  });
});
