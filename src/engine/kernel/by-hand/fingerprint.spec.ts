import { describe, expect, it } from 'vitest';
import { textFingerprint } from './fingerprint.js';

describe('the fingerprint of a text', () => {
  const fingerprint = textFingerprint('When you play this card, draw 2 cards.');

  it('is the same however the text is set', () => {
    expect(textFingerprint('WHEN YOU PLAY THIS CARD\n draw 2 cards')).toBe(fingerprint);
    expect(textFingerprint('  When you play this card , draw ２ cards. ')).toBe(fingerprint);
  });

  it('differs with any word or number', () => {
    expect(textFingerprint('When you play this card, draw 3 cards.')).not.toBe(fingerprint);
    expect(textFingerprint('Whenever you play this card, draw 2 cards.')).not.toBe(fingerprint);
  });

  it('keeps words apart, whatever letters they have', () => {
    expect(textFingerprint('a bc')).not.toBe(textFingerprint('ab c'));
    expect(textFingerprint('héros')).not.toBe(textFingerprint('heros'));
  });

  it('is 64 hexadecimal digits, of no text too', () => {
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(textFingerprint('…')).toBe(textFingerprint(''));
  });
});
