import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, parseJson } from './canonical-json.js';
import type { Json } from './event.js';
import { InvalidAppend } from './event-store.problems.js';

describe('canonicalJson', () => {
  it('writes the example of RFC 8785, section 3.2.2', () => {
    const text = String.raw`{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],
      "string":"\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/","literals":[null,true,false]}`;
    expect(canonicalJson(parseJson(text))).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  it('sorts keys by UTF-16 code units, as in section 3.2.3', () => {
    const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1f600}': 5, '\u0080': 6, '\u00f6': 7 };
    expect(Object.values(parseJson(canonicalJson(value)) ?? {}).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect([...canonicalJson(value).matchAll(/:(\d)/g)].map(([, n]) => Number(n))).toEqual([2, 4, 6, 7, 1, 5, 3]);
  });

  it.each([5, 24, 25, 60])('sorts %i keys, however they come', (count) => {
    const keys = Array.from({ length: count }, (_, n) => `k${(n * 37) % count}`);
    const text = canonicalJson(Object.fromEntries(keys.map((key) => [key, 0])));
    expect(text).toBe(
      `{${[...new Set(keys)]
        .sort()
        .map((key) => `"${key}":0`)
        .join()}}`,
    );
  });

  it('gives one text for one value, and the text gives the value back', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        fc.pre(!/\p{Surrogate}/u.test(JSON.stringify(value)) && !JSON.stringify(value).includes('\\ud'));
        const text = canonicalJson(value as Json);
        expect(canonicalJson(parseJson(text))).toBe(text);
        expect(parseJson(text)).toEqual(parseJson(JSON.stringify(value)));
      }),
    );
  });

  it.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '\ud800',
    'a\udc00b',
    { '\ud800': 1 },
    undefined,
    { a: undefined },
    [undefined],
  ])('refuses %j, which has no JSON form', (value) => {
    expect(() => canonicalJson(value as Json)).toThrow(InvalidAppend);
  });

  it.each([' ', '!', '"', '#', '[', '\\', ']', '~', '\u007f', '\u001f', '\t', 'é', '\u2028', '😀'])(
    'writes %j as JSON does',
    (text) => {
      expect(canonicalJson(text)).toBe(JSON.stringify(text));
      expect(canonicalJson(`a${text}b`)).toBe(JSON.stringify(`a${text}b`));
    },
  );

  it('knows one zero, and numbers as ECMAScript writes them', () => {
    expect(canonicalJson([-0, 0, 1e21, 1e-7, 0.1, -17, 2 ** 53])).toBe('[0,0,1e+21,1e-7,0.1,-17,9007199254740992]');
  });

  it('keeps a backslash before "ud" apart from a surrogate', () => {
    expect(canonicalJson('\\ud800')).toBe(String.raw`"\\ud800"`);
    expect(canonicalJson('😀')).toBe('"😀"');
  });
});
