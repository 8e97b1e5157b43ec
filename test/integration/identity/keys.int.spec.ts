import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PgPools } from '../../../src/platform/database/index.js';
import { serveGames, type TestApi } from '../../support/api.js';
import { secretIn } from '../../support/key-parts.js';
import { eventually } from '../../support/ledger.js';
import { createMatch, seatedPlayer } from '../../support/players.js';

/**
 * Goal: a key may as much as it was made for, as long as it was made for, and its secret can be changed without a gap.
 */
let api: TestApi;

beforeAll(async () => {
  api = await serveGames();
});

afterAll(() => api.close());

interface Made {
  readonly id: string;
  readonly key: string;
}

async function issue(body: object, key?: string): Promise<Made> {
  const answer = await api.call('POST', '/v1/keys', body, key);
  expect(answer.status).toBe(201);
  return answer.body as Made;
}

const read = (path: string, key: string) => api.call('GET', path, undefined, key);

/** As if so much time had passed for this key. */
async function age(id: string, column: 'expires_at' | 'previous_until'): Promise<void> {
  await api.app
    .get(PgPools)
    .owner.query(`update api_keys set ${column} = now() - interval '1 second' where id = $1`, [id]);
}

describe('scopes', () => {
  it('narrow what the role may, and never widen it', async () => {
    const reader = await issue({ role: 'organiser', scopes: ['leagues.read', 'keys.issue'] });
    expect(await read('/v1/leagues', reader.key)).toMatchObject({ status: 200 });
    expect(await read('/v1/matches', reader.key)).toMatchObject({
      status: 403,
      body: { code: 'identity.scope-forbidden', permission: 'matches.read' },
    });
    expect(await api.call('POST', '/v1/keys', { role: 'judge' }, reader.key)).toMatchObject({
      status: 403,
      body: { code: 'identity.role-forbidden', permission: 'keys.issue' },
    });
  });

  it('go from a key to the keys that it makes', async () => {
    const scopes = ['keys.issue', 'leagues.read'];
    const issuer = await issue({ role: 'admin', scopes });
    expect(await issue({ role: 'admin' }, issuer.key)).toMatchObject({ scopes });
    expect(await issue({ role: 'admin', scopes: ['leagues.read'] }, issuer.key)).toMatchObject({
      scopes: ['leagues.read'],
    });
    expect(await api.call('POST', '/v1/keys', { role: 'admin', scopes: ['jobs.retry'] }, issuer.key)).toMatchObject({
      status: 403,
      body: { code: 'identity.scope-forbidden', permission: 'jobs.retry' },
    });
  });

  it('are lines of the table of rights, at least one of them', async () => {
    for (const scopes of [[], ['everything'], ['leagues.read', 'leagues.read'], 'leagues.read']) {
      expect(await api.call('POST', '/v1/keys', { role: 'judge', scopes })).toMatchObject({
        status: 400,
        body: { code: 'request.invalid' },
      });
    }
  });
});

describe('an end', () => {
  it('takes effect by itself, and its holder learns of it', async () => {
    const { id, key } = await issue({ role: 'judge', expiresInSeconds: 600 });
    expect((await read('/v1/leagues', key)).status).toBe(200);
    const ended = await issue({ role: 'judge', expiresInSeconds: 600 });
    await age(ended.id, 'expires_at');
    expect(await read('/v1/leagues', ended.key)).toMatchObject({
      status: 401,
      body: { code: 'identity.key-expired', expiredAt: expect.any(String) as string },
    });
    expect(await api.call('POST', `/v1/keys/${ended.id}/rotations`, {})).toMatchObject({
      status: 409,
      body: { code: 'identity.key-not-rotatable' },
    });
    expect((await api.call('DELETE', `/v1/keys/${id}`)).status).toBe(204);
    expect(await read('/v1/leagues', key)).toMatchObject({ status: 401, body: { code: 'identity.key-revoked' } });
  });
});

describe('a key that ends', () => {
  it('makes no key with a later end', async () => {
    const issuer = await api.call('POST', '/v1/keys', { role: 'admin', expiresInSeconds: 600 });
    const { key, expiresAt } = issuer.body as Made & { readonly expiresAt: string };
    for (const terms of [{}, { expiresInSeconds: 86_400 }]) {
      expect(await api.call('POST', '/v1/keys', { role: 'admin', ...terms }, key)).toMatchObject({
        status: 201,
        body: { expiresAt },
      });
    }
    const sooner = await api.call('POST', '/v1/keys', { role: 'admin', expiresInSeconds: 60 }, key);
    const { expiresAt: end } = sooner.body as { readonly expiresAt: string };
    expect(Date.parse(end)).toBeLessThan(Date.parse(expiresAt) - 500_000);
  });
});

describe('a rotation', () => {
  it('gives a new secret at once, and leaves the old one its grace', async () => {
    const { id, key } = await issue({ role: 'judge' });
    const rotated = (await api.call('POST', `/v1/keys/${id}/rotations`, {}, key)).body as Made;
    expect(rotated).toEqual({ id, key: expect.any(String) as string, previousUntil: expect.any(String) as string });
    expect(rotated.key).not.toBe(key);
    for (const good of [key, rotated.key]) expect((await read('/v1/leagues', good)).status).toBe(200);
    await age(id, 'previous_until');
    await eventually('the end of the grace', async () =>
      (await read('/v1/leagues', key)).status === 401 ? true : null,
    );
    expect(await read('/v1/leagues', key)).toMatchObject({ body: { code: 'identity.key-expired' } });
    expect((await read('/v1/leagues', rotated.key)).status).toBe(200);
  });

  it('without grace ends the old secret at once', async () => {
    const { id, key } = await issue({ role: 'judge' });
    const { key: next } = (await api.call('POST', `/v1/keys/${id}/rotations`, { graceSeconds: 0 })).body as Made;
    expect((await read('/v1/leagues', key)).status).toBe(401);
    expect((await read('/v1/leagues', next)).status).toBe(200);
  });

  it('of two at once is done one after the other, or refused', async () => {
    const { id, key } = await issue({ role: 'judge' });
    const both = await Promise.all([1, 2].map(() => api.call('POST', `/v1/keys/${id}/rotations`, {}, key)));
    const done = both.filter(({ status }) => status === 201);
    expect(done.length).toBeGreaterThan(0);
    expect(both.every(({ status }) => status === 201 || status === 409)).toBe(true);
  });

  it('of the keys of others is for admins', async () => {
    const [mine, other] = [await issue({ role: 'judge' }), await issue({ role: 'judge' })];
    for (const [method, path] of [
      ['POST', `/v1/keys/${other.id}/rotations`],
      ['GET', `/v1/keys/${other.id}`],
      ['DELETE', `/v1/keys/${other.id}`],
    ] as const) {
      expect(await api.call(method, path, method === 'POST' ? {} : undefined, mine.key)).toMatchObject({
        status: 403,
        body: { code: 'identity.role-forbidden', permission: 'keys.manage-any' },
      });
    }
    expect(await api.call('POST', '/v1/keys/0000000000000000/rotations', {})).toMatchObject({ status: 404 });
  });
});

describe('a key', () => {
  it('tells its holder about itself, and when it was used, but not its secret', async () => {
    const { id, key } = await issue({ role: 'judge', label: 'table 4', scopes: ['keys.manage-own'] });
    await read(`/v1/keys/${id}`, key);
    await eventually('a note of its use', async () => {
      const { lastUsedAt } = (await read(`/v1/keys/${id}`, key)).body as { lastUsedAt: string | null };
      return lastUsedAt;
    });
    const { body } = await read(`/v1/keys/${id}`, key);
    expect(body).toMatchObject({ id, role: 'judge', label: 'table 4', scopes: ['keys.manage-own'], revokedAt: null });
    expect(JSON.stringify(body)).not.toContain(secretIn(key));
  });

  it('that is revoked takes its streams with it', async () => {
    const players = [await seatedPlayer(api, 'One', 0), await seatedPlayer(api, 'Two', 1)];
    const gameId = (await createMatch(api, players)).games[0]?.id ?? '';
    const { id, key } = await issue({ role: 'spectator' });
    const stream = await fetch(`${await api.app.getUrl()}/v1/games/${gameId}/stream`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(stream.status).toBe(200);
    expect((await api.call('DELETE', `/v1/keys/${id}`)).status).toBe(204);
    // Nothing happens in the game, so no event is told: the text ends because the stream does.
    expect(await stream.text()).toBe(': kifu\n\nid: 1\n\n');
  });
});
