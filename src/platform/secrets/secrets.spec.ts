import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSecretsKey, keptSecretsKey, Secrets, SecretUnreadable } from './index.js';

const newKey = (): string => randomBytes(32).toString('base64');
const [OLD, NEW] = [newKey(), newKey()];

/** The stored secrets that a renewal replaces, each with its replacement. */
async function renewed(secrets: Secrets, stored: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const replaced: Record<string, string> = {};
  await secrets.renew(
    'webhook',
    Object.entries(stored).map(([id, secret]) => ({ id, secret })),
    (id, from, to) => {
      expect(from).toBe(stored[id]);
      replaced[id] = to;
      return Promise.resolve();
    },
  );
  return replaced;
}

describe('a secret at rest', () => {
  it('is read back with the key that wrapped it, and does not show', async () => {
    const secrets = new Secrets(NEW);
    const [first, second] = [await secrets.wrap('webhook 1', 'whsec_a'), await secrets.wrap('webhook 1', 'whsec_a')];
    expect(first).not.toBe(second);
    expect(Buffer.from(first, 'base64url').toString()).not.toContain('whsec_a');
    expect(await secrets.unwrap('webhook 1', first)).toBe('whsec_a');
  });

  it('is unreadable with another key, in another place, changed, or never wrapped', async () => {
    const wrapped = await new Secrets(NEW).wrap('webhook 1', 'whsec_a');
    const changed = `${wrapped.slice(0, -2)}${wrapped.endsWith('AA') ? 'BB' : 'AA'}`;
    await expect(new Secrets(OLD).unwrap('webhook 1', wrapped)).rejects.toThrow(SecretUnreadable);
    for (const [name, stored] of [
      ['webhook 2', wrapped],
      ['webhook 1', changed],
      ['webhook 1', 'whsec_a'],
      ['webhook 1', ''],
    ] as const) {
      await expect(new Secrets(NEW).unwrap(name, stored), stored).rejects.toThrow(SecretUnreadable);
    }
  });

  it('is wrapped when it was not, and wrapped anew when the key has changed', async () => {
    const stored = {
      plain: 'whsec_a',
      old: await new Secrets(OLD).wrap('webhook old', 'whsec_b'),
      now: await new Secrets(NEW).wrap('webhook now', 'whsec_c'),
    };
    const replaced = await renewed(new Secrets(NEW, OLD), stored);
    expect(Object.keys(replaced)).toEqual(['plain', 'old']);
    const secrets = new Secrets(NEW);
    expect(await secrets.unwrap('webhook plain', replaced['plain'] ?? '')).toBe('whsec_a');
    expect(await secrets.unwrap('webhook old', replaced['old'] ?? '')).toBe('whsec_b');
  });

  it('stops a start that was given another key', async () => {
    const stored = { old: await new Secrets(OLD).wrap('webhook old', 'whsec_b') };
    await expect(renewed(new Secrets(NEW), stored)).rejects.toThrow(
      /"webhook old" can't be read with KIFU_SECRETS_KEY/,
    );
  });
});

describe('a key that wraps secrets', () => {
  it.each(['', 'short', newKey().slice(1), `${newKey()} `, randomBytes(31).toString('base64'), 'x'.repeat(44)])(
    'is not %j',
    (text) => expect(isSecretsKey(text)).toBe(false),
  );

  it('of an embedded database is made once, for its owner only', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kifu-secrets-'));
    const key = await keptSecretsKey(folder);
    expect(isSecretsKey(key)).toBe(true);
    expect(await keptSecretsKey(folder)).toBe(key);
    expect((await stat(join(folder, 'secrets-key'))).mode & 0o777).toBe(0o600);
    await rm(folder, { recursive: true });
  });
});

describe('a derived secret', () => {
  it('follows from the key, its name and its salt, and is 256 bits', () => {
    const secrets = new Secrets(NEW);
    const all = [
      secrets.derive('key 1', 'a'),
      secrets.derive('key 2', 'a'),
      secrets.derive('key 1', 'b'),
      new Secrets(OLD).derive('key 1', 'a'),
    ];
    expect(new Secrets(NEW).derive('key 1', 'a')).toBe(all[0]);
    expect(new Set(all).size).toBe(all.length);
    expect(all[0]).toMatch(/^[\w-]{43}$/);
  });

  it('can be derived again while the key before is known', () => {
    const before = new Secrets(OLD).derive('key 1', 'a');
    expect(new Secrets(NEW, OLD).derivable('key 1', 'a')).toContain(before);
    expect(new Secrets(NEW).derivable('key 1', 'a')).not.toContain(before);
  });
});
