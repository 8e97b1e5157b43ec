import { expect, it } from 'vitest';
import { ownPath } from './own-path.js';

it.each(['/', '/leagues/spring?round=2', '/games/1?step=4#log', '/cards/lorcana?q=%2F%2Fevil.example'])(
  'leads to a page of this application: %j',
  (path) => expect(ownPath(path)).toBe(path),
);

it('leads to what the browser makes of it', () => {
  expect(ownPath('/cards?q=剑')).toBe('/cards?q=%E5%89%91');
  expect(ownPath('/leagues/../cards\t')).toBe('/cards');
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n\\evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'leagues',
  '',
  ['/leagues'],
  undefined,
])('leads nowhere else: %j', (address) => expect(ownPath(address)).toBeUndefined());
