import { describe, expect, it } from 'vitest';
import { cards } from './index.js';
import { fingerprints } from './fingerprints.js';

/** Cards that the project has made up are in no file. */
const real = cards.filter(({ id }) => !id.startsWith('K-'));

describe('the fingerprints of the texts that are scripted', () => {
  it('exist only for cards of files; after a new card: npm run fingerprints -- lorcana FILE', () => {
    expect(Object.keys(fingerprints).sort()).toEqual(real.map(({ id }) => id).sort());
  });

  it('are fingerprints', () => {
    expect(Object.values(fingerprints).filter((fingerprint) => !/^[0-9a-f]{64}$/.test(fingerprint))).toEqual([]);
  });

  it('are the same for all cards without text of their own, and only for those', () => {
    const silent = real.filter(({ text, keywords }) => text === undefined && keywords.length === 0);
    const [first = ''] = silent.map(({ id }) => fingerprints[id]);
    expect(real.filter(({ id }) => fingerprints[id] === first)).toEqual(silent);
  });
});
