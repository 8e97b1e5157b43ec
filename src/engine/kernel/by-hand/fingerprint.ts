import { sha256Hex } from '../json/index.js';

/**
 * Identifies a printed text without containing it: SHA-256 (hex) of its letters and digits. Spacing, punctuation, case
 * and typographic forms differ between sources of the same text and do not count.
 */
export const textFingerprint = (text: string): string =>
  sha256Hex(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
