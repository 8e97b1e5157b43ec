import { describe, expect, it } from 'vitest';
import { jsonFault } from './json-fault.js';

describe('the place where a text stops being JSON', () => {
  it.each([
    ['', 1, 1],
    ['x', 1, 1],
    ['{"a": x}', 1, 7],
    ['{"a": 1,}', 1, 9],
    ['[1 2]', 1, 4],
    ['[1, 2', 1, 6],
    ['{"a" 1}', 1, 6],
    ['{a: 1}', 1, 2],
    ['[1}', 1, 3],
    ['{} {}', 1, 4],
    ['[01]', 1, 3],
    ['[1.]', 1, 3],
    ['"a\nb"', 1, 3],
    ['"a\\xb"', 1, 3],
    ['["a", "b', 1, 9],
    ['{\n  "a": true,\n  "b": nul\n}', 3, 8],
    ['[,]', 1, 2],
    ["['a']", 1, 2],
  ])('%j', (text, line, column) => {
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(jsonFault(text)).toEqual({ line, column });
  });

  it('is behind everything that was right, however long', () => {
    const item = String.raw`{"a":[1,-2.5e3,"\"\u00e9\\ é"],"b":{},"c":[],"d":null}`;
    const text = `[${`${item},\n`.repeat(20_000)}"${'x'.repeat(1_000_000)}" !`;
    expect(jsonFault(text)).toEqual({ line: 20_001, column: 1_000_004 });
  });
});
