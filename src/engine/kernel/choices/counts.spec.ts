/** Answers that are counted without being listed, where listing them would take too long. */
import { describe, expect, it } from 'vitest';
import { count, type Option, type Space } from './index.js';

const different = (many: number): readonly Option[] => Array.from({ length: many }, (_, at) => ({ id: `o${at}` }));
const alike = (many: number): readonly Option[] => different(many).map((option) => ({ ...option, same: 'twin' }));
const namesakes = (names: number): readonly Option[] =>
  different(2 * names).map((option, at) => ({ ...option, tags: { name: `n${at % names}` } }));
const filling = (over: readonly Option[], full: number, total: number): Space => ({
  kind: 'split',
  total,
  over,
  unit: 1,
  minEach: 0,
  tiers: [over.map(({ id }) => ({ id, full }))],
});

const SO_MANY = 2_000_000;

describe('count', () => {
  it.each<[string, Space, number]>([
    ['any of twenty', { kind: 'some', options: different(20), min: 0, max: 20 }, 2 ** 20],
    ['ten or eleven of twenty', { kind: 'some', options: different(20), min: 10, max: 11 }, 184_756 + 167_960],
    [
      'twenty of two times fifteen equals and one more',
      {
        kind: 'some',
        options: [...alike(15), ...different(15).map(({ id }) => ({ id: `b${id}`, same: 'b' })), { id: 'c' }],
        min: 20,
        max: 20,
      },
      // Cards of the first kind: between 5 and 15, or between 4 and 15 together with the single card.
      11 + 12,
    ],
    [
      'five of forty, no two of them of the same name',
      { kind: 'some', options: namesakes(20), min: 5, max: 5, where: [{ kind: 'distinct', tag: 'name' }] },
      15_504 * 2 ** 5,
    ],
    ['five units for thirty', { kind: 'split', total: 5, over: different(30), unit: 1, minEach: 0 }, 278_256],
    [
      'a hundred units for equals, each at least one',
      { kind: 'split', total: 100, over: alike(3), unit: 1, minEach: 1 },
      833,
    ],
    ['ten of twenty filled', filling(different(20), 2, 20), 184_756],
    ['ten filled, and one of the others begun', filling(different(20), 2, 21), 1_847_560],
    ['more than enough, and five units too many', filling(different(30), 2, 65), 278_256],
    ['of equals, the first filled and the next begun', filling(alike(20), 2, 21), 1],
  ])('%s', (_what, space, expected) => {
    expect(count(space, SO_MANY)).toBe(expected);
    expect(count(space, 1)).toBe(1);
  });

  it('goes no further than its bound', () => {
    expect(count(filling(different(40), 3, 60), SO_MANY)).toBe(SO_MANY);
    expect(count({ kind: 'split', total: 60, over: different(40), unit: 1, minEach: 0 }, 7)).toBe(7);
    expect(count({ kind: 'some', options: different(60), min: 0, max: 60 }, SO_MANY)).toBe(SO_MANY);
  });

  it('lists splits of so many units that there are more numbers than answers', () => {
    expect(count(filling(different(2), 600_000, 1_000_000), SO_MANY)).toBe(2);
    expect(count({ kind: 'split', total: 200_000, over: different(2), unit: 1, minEach: 0 }, 3)).toBe(3);
  });
});
