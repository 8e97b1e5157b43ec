import { describe, expect, it } from 'vitest';
import { branchesOf, pathTo } from './branches.js';

describe('pathTo', () => {
  it('is every version of a game that was never rewound', () => {
    expect(pathTo(4, [])).toEqual([1, 2, 3, 4]);
  });

  it('leaves out what was taken back, but for those who look at it', () => {
    const rewinds = [{ version: 6, to: 3 }];
    expect(pathTo(8, rewinds)).toEqual([1, 2, 3, 6, 7, 8]);
    expect(pathTo(6, rewinds)).toEqual([1, 2, 3, 6]);
    expect(pathTo(5, rewinds)).toEqual([1, 2, 3, 4, 5]);
  });

  it('goes through rewinds to steps that came after a rewind, and past them', () => {
    const rewinds = [
      { version: 6, to: 3 },
      { version: 9, to: 7 },
      { version: 12, to: 2 },
    ];
    expect(pathTo(10, rewinds)).toEqual([1, 2, 3, 6, 7, 9, 10]);
    expect(pathTo(13, rewinds)).toEqual([1, 2, 12, 13]);
  });
});

describe('branchesOf', () => {
  it('is one until the game is rewound', () => {
    expect(branchesOf(5, [])).toEqual([{ number: 1, from: 1, after: null, to: 5 }]);
  });

  it('begins one with each rewind', () => {
    const rewinds = [
      { version: 6, to: 3 },
      { version: 9, to: 7 },
    ];
    expect(branchesOf(10, rewinds)).toEqual([
      { number: 1, from: 1, after: null, to: 5 },
      { number: 2, from: 6, after: 3, to: 8 },
      { number: 3, from: 9, after: 7, to: 10 },
    ]);
  });
});
