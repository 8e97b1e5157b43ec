import { describe, expect, it } from 'vitest';
import { asVisibleLine, visibleLine } from './visible-line.js';

const LINE = visibleLine(30);

describe('a visible line', () => {
  it.each([
    'Player One',
    'José',
    'Zoë O’Brien-Łukasiewicz',
    '李小龙',
    'Нина',
    'می\u200Cخواهم',
    'क्\u200Dष',
    '❤\uFE0F',
    '👩\u200D🚀 Ada',
    'a',
    'x'.repeat(30),
  ])('is %j', (text) => {
    expect(LINE.test(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a space', ' '],
    ['a space before it', ' Ada'],
    ['a space after it', 'Ada\u00A0'],
    ['two lines', 'Ada\u2028Lovelace'],
    ['a tab', 'Ada\tL'],
    ['a zero-width space', 'A\u200Bda'],
    ['a zero-width space alone', '\u200B'],
    ['a joiner that joins nothing', 'A\u200Dda'],
    ['a Hangul filler', '\u3164'],
    ['empty Braille', '\u2800'],
    ['a soft hyphen', 'A\u00ADda'],
    ['a change of direction', '\u202EadA'],
    ['a mark that lies on nothing', '\u0301'],
    ['a byte order mark', '\uFEFFAda'],
    ['a tag', 'Ada\u{E0041}'],
    ['half a pair', 'A\uD800'],
    ['more than it may have', 'x'.repeat(31)],
  ])('is none with %s', (_, text) => {
    expect(LINE.test(text)).toBe(false);
  });

  it('is made of any text by leaving out what has no shape', () => {
    expect(asVisibleLine(' \u200BA\u00ADda\nLove\u0301lace\u2800 ', 10)).toBe('Ada Lovéla');
    expect(asVisibleLine('\u3164\u0301 \u202E', 10)).toBe('');
    for (const text of ['👩\u200D🚀\u200D', 'می\u200Cخواهم \u200B']) {
      expect(LINE.test(asVisibleLine(text, 20))).toBe(true);
    }
  });
});
