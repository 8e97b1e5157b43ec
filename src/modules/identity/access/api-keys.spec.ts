import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiKeys } from './api-keys.js';
import { type KeyStore, type StoredKey } from './key-store.js';
import { formatKey, hashSecret, mintKey } from './key-token.js';

/** The point of this file: how often the database is asked, and for how long an answer is believed. */

const token = mintKey();
const header = `Bearer ${formatKey(token)}`;
const row: StoredKey = { id: token.id, role: 'judge', playerId: null, secretHash: hashSecret(token.secret) };

function keysOver(findActive: (id: string) => Promise<StoredKey | null>): { keys: ApiKeys; asked: string[] } {
  const asked: string[] = [];
  const store: Pick<KeyStore, 'findActive'> = {
    findActive: (id) => {
      asked.push(id);
      return findActive(id);
    },
  };
  return { keys: new ApiKeys(store as KeyStore), asked };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the check of keys', () => {
  it('asks once for requests that come together or within five seconds', async () => {
    const { keys, asked } = keysOver(() => Promise.resolve(row));
    await Promise.all([keys.authenticate(header), keys.authenticate(header), keys.authenticate(header)]);
    vi.advanceTimersByTime(4_999);
    expect(await keys.authenticate(header)).toEqual({ keyId: token.id, role: 'judge' });
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await keys.authenticate(header);
    expect(asked).toHaveLength(2);
  });

  it('remembers that a key is unknown', async () => {
    const { keys, asked } = keysOver(() => Promise.resolve(null));
    for (let i = 0; i < 3; i += 1) await expect(keys.authenticate(header)).rejects.toThrow('not valid');
    expect(asked).toHaveLength(1);
  });

  it('does not remember a failure of the database', async () => {
    let broken = true;
    const { keys } = keysOver(() => (broken ? Promise.reject(new Error('down')) : Promise.resolve(row)));
    await expect(keys.authenticate(header)).rejects.toThrow('down');
    broken = false;
    expect(await keys.authenticate(header)).toMatchObject({ keyId: token.id });
  });

  it('asks nobody about a text that no key looks like', async () => {
    const { keys, asked } = keysOver(() => Promise.resolve(row));
    for (const bad of ['', 'Bearer', 'Bearer x', `Basic ${formatKey(token)}`, `${header} more`]) {
      await expect(keys.authenticate(bad)).rejects.toThrow('not valid');
    }
    expect(asked).toEqual([]);
  });

  it('knows a key only once it has been verified, and not by a wrong secret', async () => {
    const { keys } = keysOver(() => Promise.resolve(row));
    expect(keys.knownKeyId(header)).toBeUndefined();
    await keys.authenticate(header);
    expect(keys.knownKeyId(header)).toBe(token.id);
    expect(keys.knownKeyId(`Bearer ${formatKey({ ...token, secret: mintKey().secret })}`)).toBeUndefined();
    keys.forget(token.id);
    expect(keys.knownKeyId(header)).toBeUndefined();
  });
});
