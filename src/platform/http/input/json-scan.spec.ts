import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JSON_LIMITS, type JsonLimits } from './json-limits.js';
import { scanJson } from './json-scan.js';

const LIMITS: JsonLimits = { values: 6, members: 3, depth: 3, name: 4, text: 8 };

/** The code of the refusal, or nothing. */
const refusal = (text: string, limits = LIMITS): string | undefined => {
  try {
    scanJson(text, limits);
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
};

describe('what a JSON text may say', () => {
  it.each([
    ['[1,true,null,"a",{}]', '[1,true,null,"a",{},0]', 'request.too-many-values'],
    ['{"a":[1,2,3,4]}', '{"a":[1,2,3,4,5]}', 'request.too-many-values'],
    ['[[],[],[],[],[]]', '[[],[],[],[],[],[]]', 'request.too-many-values'],
    ['[1 ,\n2,\t3,4,5]', '[1 ,\n2,\t3,4,5,6]', 'request.too-many-values'],
    ['{"a":1,"b":2,"c":3}', '{"a":1,"b":2,"c":3,"d":4}', 'request.too-many-values'],
    ['[[[]]]', '[[[[]]]]', 'request.too-deep'],
    ['{"abcd":1}', '{"abcde":1}', 'request.text-too-long'],
    ['"12345678"', '"123456789"', 'request.text-too-long'],
    [String.raw`"1\"\"\"8"`, String.raw`"12\"\"\"9"`, 'request.text-too-long'],
    ['{"a":{"a":1}}', '{"a":{"a":1},"a":1}', 'request.repeated-name'],
    ['[{"a":1},{"a":1}]', '[{"a":1,"b":1,"a":1}]', 'request.repeated-name'],
    [String.raw`{"a":1,"\\":2}`, String.raw`{"\\":1,"\\":2}`, 'request.repeated-name'],
  ])('%s, but not %s', (inside, outside, code) => {
    expect([refusal(inside), refusal(outside)]).toEqual([undefined, code]);
  });

  it('counts nothing that is inside of a text', () => {
    expect(refusal(String.raw`["[,{\"", "\\", ":{}[]"]`)).toBeUndefined();
  });

  it('knows a name however it is escaped', () => {
    expect(refusal(String.raw`{"a":1,"\u0061":2}`, JSON_LIMITS)).toBe('request.repeated-name');
  });

  it.each(['', '"', '"\\', '{"a', ']]}}', '[1', '{,:"a"', '{"\\x":1,"\\x":2}', '\u0000', 'nulll'])(
    'leaves %j, which is no JSON, to the parser',
    (text) => {
      expect([undefined, 'request.repeated-name']).toContain(refusal(text));
    },
  );

  it('is told apart by nothing but what it says: any JSON passes where its counts do', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, indent) => {
        const values = count(value);
        const text = JSON.stringify(value, null, indent);
        const unbounded = { values, members: Infinity, depth: Infinity, name: Infinity, text: Infinity };
        expect(refusal(text, unbounded)).toBeUndefined();
        expect(refusal(text, { ...unbounded, values: values - 1 })).toBe('request.too-many-values');
      }),
    );
  });
});

const count = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 1
    : Object.values(value).reduce((sum: number, each) => sum + count(each), 1);
