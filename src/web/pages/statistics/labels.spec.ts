import { expect, it } from 'vitest';
import { marginFor, shortened, wholeTicks } from './labels.js';

it('leaves a name whole where it fits, also in squares, and says where it does not', () => {
  expect(shortened('snakes-in-silver', 132)).toBe('snakes-in-silver');
  expect(shortened('snakes-in-silver', 72)).toBe('snakes…');
  expect(shortened('凤族后裔之书', 92)).toBe('凤族后裔之书');
  expect(shortened('凤族后裔之书', 72)).toBe('凤族后…');
  expect(shortened('a name', 5)).toBe('a…');
  expect(shortened('snakes-in-silver #9f12', 92)).toBe('snak…#9f12');
});

it('makes a margin as wide as the longest name, up to a limit', () => {
  expect(marginFor(['garen', 'annie'], 200)).toBe(52);
  expect(marginFor(['garen', 'a name that takes more than is there'], 200)).toBe(200);
  expect(marginFor([], 200)).toBe(16);
});

it('marks whole numbers, as many as there is room for', () => {
  expect(wholeTicks(0, 1, 4)).toEqual([0, 1]);
  expect(wholeTicks(52, 60, 32)).toEqual([52, 53, 54, 55, 56, 57, 58, 59, 60]);
  expect(wholeTicks(3, 60, 7)).toEqual([10, 20, 30, 40, 50, 60]);
  expect(wholeTicks(0, 24, 4)).toEqual([0, 10, 20]);
  expect(wholeTicks(0, 2_345, 4)).toEqual([0, 1_000, 2_000]);
});
