import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Clock } from '../../../platform/database/index.js';
import { ApiKeys, type KeyUse } from './api-keys.js';
import { type KeyStore, type StoredKey } from './key-store.js';
import { formatKey, hashSecret, mintKey } from './key-token.js';

/** The point of this file: how often the database is asked, and for how long an answer is believed. */

const token = mintKey();
const text = formatKey(token);
const row: StoredKey = {
  id: token.id,
  role: 'judge',
  playerId: null,
  scopes: [],
  secretHash: hashSecret(token.secret),
  previousHash: null,
  previousUntil: null,
  expiresAt: null,
  revokedAt: null,
  accountDisabledAt: null,
  lastUsedAt: null,
};

function keysOver(find: (id: string) => Promise<StoredKey | null>): { keys: ApiKeys; asked: string[] } {
  const asked: string[] = [];
  const store = {
    findForUse: (id: string) => {
      asked.push(id);
      return find(id);
    },
  } as unknown as KeyStore;
  const use = { note: () => undefined } as unknown as KeyUse;
  return { keys: new ApiKeys(store, use, { now: () => new Date() } as unknown as Clock), asked };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the check of keys', () => {
  it('asks once for requests that come together or within five seconds', async () => {
    const { keys, asked } = keysOver(() => Promise.resolve(row));
    await Promise.all([keys.authenticate(text), keys.authenticate(text), keys.authenticate(text)]);
    vi.advanceTimersByTime(4_999);
    expect(await keys.authenticate(text)).toEqual({ keyId: token.id, role: 'judge' });
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await keys.authenticate(text);
    expect(asked).toHaveLength(2);
  });

  it('remembers that a key is unknown', async () => {
    const { keys, asked } = keysOver(() => Promise.resolve(null));
    for (let i = 0; i < 3; i += 1) await expect(keys.authenticate(text)).rejects.toThrow('not valid');
    expect(asked).toHaveLength(1);
  });

  it('does not remember a failure of the database', async () => {
    let broken = true;
    const { keys } = keysOver(() => (broken ? Promise.reject(new Error('down')) : Promise.resolve(row)));
    await expect(keys.authenticate(text)).rejects.toThrow('down');
    broken = false;
    expect(await keys.authenticate(text)).toMatchObject({ keyId: token.id });
  });

  it('asks nobody about a text that no key looks like', async () => {
    const { keys, asked } = keysOver(() => Promise.resolve(row));
    for (const bad of ['', 'x', `${text} more`, `Bearer ${text}`]) {
      await expect(keys.authenticate(bad)).rejects.toThrow('not valid');
    }
    expect(asked).toEqual([]);
  });

  it('knows a key only once it has been verified, and not by a wrong secret', async () => {
    const { keys } = keysOver(() => Promise.resolve(row));
    expect(keys.knownKeyId(text)).toBeUndefined();
    await keys.authenticate(text);
    expect(keys.knownKeyId(text)).toBe(token.id);
    expect(keys.knownKeyId(formatKey({ ...token, secret: mintKey().secret }))).toBeUndefined();
    keys.forget(token.id);
    expect(keys.knownKeyId(text)).toBeUndefined();
  });

  it('tells the holder what became of the key, and nobody else', async () => {
    const past = new Date(Date.now() - 1);
    const other = formatKey({ ...token, secret: mintKey().secret });
    const ends: readonly (readonly [Partial<StoredKey>, string])[] = [
      [{ revokedAt: past }, 'identity.key-revoked'],
      [{ accountDisabledAt: past }, 'identity.account-disabled'],
      [{ expiresAt: past }, 'identity.key-expired'],
    ];
    for (const [end, code] of ends) {
      const { keys } = keysOver(() => Promise.resolve({ ...row, ...end }));
      await expect(keys.authenticate(text)).rejects.toMatchObject({ code });
      await expect(keys.authenticate(other)).rejects.toMatchObject({ code: 'identity.key-invalid' });
    }
  });

  it('takes the secret before the last rotation until its grace is over', async () => {
    const now = mintKey();
    const rotated = {
      ...row,
      secretHash: hashSecret(now.secret),
      previousHash: hashSecret(token.secret),
      previousUntil: new Date(Date.now() + 1_000),
    };
    const { keys } = keysOver(() => Promise.resolve(rotated));
    expect(await keys.authenticate(text)).toMatchObject({ keyId: token.id });
    expect(keys.knownKeyId(text)).toBe(token.id);
    vi.advanceTimersByTime(1_000);
    await expect(keys.authenticate(text)).rejects.toMatchObject({ code: 'identity.key-expired' });
    expect(await keys.authenticate(formatKey({ ...token, secret: now.secret }))).toMatchObject({ keyId: token.id });
  });

  it('narrows to nothing where no scope is known any more', async () => {
    const { keys } = keysOver(() => Promise.resolve({ ...row, scopes: ['games.gone'] }));
    expect(await keys.authenticate(text)).toEqual({ keyId: token.id, role: 'judge', scopes: [] });
  });
});
