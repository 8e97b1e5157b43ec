import { describe, expect, it } from 'vitest';
import { formatKey, hashSecret, isSameHash, mintKey, parseKey } from './key-token.js';

describe('a key', () => {
  it('is read back from its text', () => {
    for (let i = 0; i < 100; i += 1) {
      const token = mintKey();
      expect(parseKey(formatKey(token))).toEqual(token);
    }
  });

  it.each([
    '',
    'kifu',
    'kifu_a_b',
    `kifu_${'a'.repeat(16)}_${'b'.repeat(42)}`,
    `kifu_${'A'.repeat(16)}_${'b'.repeat(43)}`,
  ])('is not %j', (text) => {
    expect(parseKey(text)).toBeUndefined();
  });

  it('fits its own hash only, and no hash of another length', () => {
    const [mine, other] = [mintKey().secret, mintKey().secret];
    expect(isSameHash(hashSecret(mine), hashSecret(mine))).toBe(true);
    expect(isSameHash(hashSecret(mine), hashSecret(other))).toBe(false);
    expect(isSameHash(hashSecret(mine), hashSecret(mine).subarray(0, 31))).toBe(false);
  });
});
