import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WindowTitle } from './window-title.js';

it('says the name of the application last, whatever a name does to the direction of its text', () => {
  render(<WindowTitle>{'\u2067Ann\u202E and \u2066\u2069\u200F<b>Bo</b>'}</WindowTitle>);
  expect(document.title).toBe('Ann and <b>Bo</b> · Kifu');
});

it('leaves names of every writing as they are', () => {
  render(<WindowTitle>עדה – 阿达 – Ada</WindowTitle>);
  expect(document.title).toBe('עדה – 阿达 – Ada · Kifu');
});
