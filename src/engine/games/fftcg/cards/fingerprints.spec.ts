import { describe, expect, it } from 'vitest';
import { fingerprints } from './fingerprints.js';
import { cards } from './index.js';

/** Cards that the project has made up, and those of a set that no public file has yet. */
const IN_NO_FILE = /^(?:X|27)-/;

describe('the fingerprints of the texts that are scripted', () => {
  it('exist only for cards of files; after a new card: npm run fingerprints -- fftcg FILE', () => {
    const real = cards.map(({ id }) => id).filter((id) => !IN_NO_FILE.test(id));
    expect(Object.keys(fingerprints).sort()).toEqual(real.sort());
  });

  it('are fingerprints', () => {
    expect(Object.values(fingerprints).filter((fingerprint) => !/^[0-9a-f]{64}$/.test(fingerprint))).toEqual([]);
  });
});
