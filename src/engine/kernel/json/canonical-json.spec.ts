/** Vectors: the examples printed in RFC 8785 (3.2.2, 3.2.3 and appendix B). */
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.js';
import { type Json } from './json.js';

const unchecked = (value: unknown): Json => value as Json;

describe('canonicalJson', () => {
  it('writes the example of RFC 8785, 3.2.2', () => {
    const value = {
      numbers: [333333333.33333329, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"\/',
      literals: [null, true, false],
    };
    expect(canonicalJson(value)).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  it('sorts keys by UTF-16 code units, as in RFC 8785, 3.2.3', () => {
    const value = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\ud83d\ude00': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    };
    const written = JSON.parse(`[${canonicalJson(value).slice(1, -1).replaceAll('":"', '","')}]`) as string[];
    expect(written.filter((_, index) => index % 2 === 1)).toEqual([
      'Carriage Return',
      'One',
      'Control',
      'Latin Small Letter O With Diaeresis',
      'Euro Sign',
      'Emoji: Grinning Face',
      'Hebrew Letter Dalet With Dagesh',
    ]);
  });

  it.each([
    [0, '0'],
    [5e-324, '5e-324'],
    [-1.7976931348623157e308, '-1.7976931348623157e+308'],
    [9007199254740992, '9007199254740992'],
    [295147905179352830000, '295147905179352830000'],
    [9.999999999999997e22, '9.999999999999997e+22'],
    [1e23, '1e+23'],
    [999999999999999700000, '999999999999999700000'],
    [333333333.33333325, '333333333.33333325'],
    [0.000001, '0.000001'],
    [1424953923781206.2, '1424953923781206.2'],
  ])('writes the number %d as %s', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it('writes empty, nested and awkwardly named parts', () => {
    expect(canonicalJson({ b: {}, a: [], '': [[]], __proto_: null })).toBe('{"":[[]],"__proto_":null,"a":[],"b":{}}');
    expect(canonicalJson(JSON.parse('{"__proto__":{"z":1,"a":2}}') as Json)).toBe('{"__proto__":{"a":2,"z":1}}');
    expect(canonicalJson('日本 \u007f')).toBe('"日本 \u007f"');
  });

  it.each([
    ['undefined', undefined],
    ['an undefined field', { a: undefined }],
    ['a hole', [1, , 3]],
    ['a function', () => 1],
    ['a symbol', Symbol('x')],
    ['a bigint', 1n],
    ['NaN', Number.NaN],
    ['an infinity', [Number.POSITIVE_INFINITY]],
    ['negative zero', { a: -0 }],
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['a lone surrogate', 'a\ud800'],
    ['a lone surrogate in a key', { '\udc00': 1 }],
  ])('refuses %s', (_, value) => {
    expect(() => canonicalJson(unchecked(value))).toThrow(expect.objectContaining({ name: 'InvariantViolation' }));
  });
});
