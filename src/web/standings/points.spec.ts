import { expect, it } from 'vitest';
import { writtenPoints } from './points.js';

it.each([
  ['2.5', '2½'],
  [0.5, '½'],
  ['0', '0'],
  [3, '3'],
  ['10.0000', '10'],
  ['4.25', '4¼'],
  ['0.75', '¾'],
  ['2.3', '2.3'],
  ['3.50', '3½'],
  ['', ''],
])('writes %s as %s', (points, text) => {
  expect(writtenPoints(points)).toBe(text);
});
