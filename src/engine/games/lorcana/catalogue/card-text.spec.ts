import { describe, expect, it } from 'vitest';
import { textFingerprint } from '../../../kernel/index.js';
import { fingerprintOf, plainText } from './card-text.js';

describe('the fingerprint of a card text', () => {
  it('is that of its words', () => {
    expect(fingerprintOf('Draw 2\ncards.')).toBe(textFingerprint('draw 2 cards'));
  });

  it('does not count reminders', () => {
    expect(fingerprintOf('Ward (Opponents can look.)\nDraw.')).toBe(fingerprintOf('Ward Draw.'));
  });

  it('counts symbols and signs, which say what words do', () => {
    const texts = ['gets +1 ¤', 'gets -1 ¤', 'gets +1 ◊', 'gets +1 ⛉', 'gets 1 ¤', 'gets 1', '⟳, 1', '1 ⬡', '◉ 1'];
    expect(new Set(texts.map(fingerprintOf)).size).toBe(texts.length);
    expect(fingerprintOf('gets +1¤')).toBe(fingerprintOf('gets +1 ¤'));
    expect(fingerprintOf('gets −1 ¤')).toBe(fingerprintOf('gets -1 ¤'));
    expect(fingerprintOf('half-baked')).toBe(fingerprintOf('half baked'));
  });
});

describe('a text as it is read', () => {
  it('is on one line, without reminders, with straight quotation marks', () => {
    expect(plainText('  This character’s\n“song” (A reminder.) ')).toBe('This character\'s "song"');
  });
});
