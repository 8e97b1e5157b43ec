import { expect, it } from 'vitest';
import { clockText } from './clock.js';

it.each([
  [3_729_000, '1:02:09'],
  [247_900, '4:07'],
  [59_999, '0:59'],
  [10_000, '0:10'],
  [9_960, '9.9'],
  [0, '0.0'],
])('%i ms are shown as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
