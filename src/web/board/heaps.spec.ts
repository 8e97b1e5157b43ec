import { describe, expect, it } from 'vitest';
import type { BoardObject } from '../api/kifu.js';
import { heapsOf } from './heaps.js';

const object = (id: string, card: string, marks: BoardObject['marks'] = {}): BoardObject => ({
  ...{ id, card, controller: 'p1', marks },
});
const idsOf = (...of: Parameters<typeof heapsOf>) => heapsOf(...of).map(({ objects }) => objects.map(({ id }) => id));

const cards = [
  object('o1', 'fury', { exhausted: true }),
  object('o2', 'calm'),
  object('o3', 'fury'),
  object('o4', 'fury', { exhausted: true }),
  object('o5', 'fury', { exhausted: false }),
];

describe('cards that are only counted', () => {
  it('lie in one heap where their state is the same, whatever they are', () => {
    expect(idsOf(cards, { as: 'stock' })).toEqual([
      ['o1', 'o4'],
      ['o2', 'o3', 'o5'],
    ]);
  });

  it('lie apart by their definition as well where that counts', () => {
    const apart = [['o1', 'o4'], ['o2'], ['o3', 'o5']];
    expect(idsOf(cards, { as: 'stock', apart: true })).toEqual(apart);
    expect(idsOf(cards, { as: 'dice' })).toEqual(apart);
  });

  it('lie apart where a number on them differs', () => {
    const dice = [object('o1', 'charm', { level: 1 }), object('o2', 'charm', { level: 2 })];
    expect(idsOf(dice, { as: 'dice' })).toEqual([['o1'], ['o2']]);
  });
});
