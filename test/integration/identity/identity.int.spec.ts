import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IdentityBootstrap } from '../../../src/modules/identity/index.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { serve, type TestApi } from '../../support/api.js';
import { secretIn } from '../../support/key-parts.js';

let api: TestApi;

beforeAll(async () => {
  api = await serve();
});

afterAll(() => api.close());

interface Made {
  id: string;
  key: string;
}

const createPlayer = async (): Promise<Made> =>
  (await api.call('POST', '/v1/players', { name: 'Player One' })).body as Made;
const issueKey = async (role: string): Promise<Made> => (await api.call('POST', '/v1/keys', { role })).body as Made;

describe('players', () => {
  it('are registered with a key of their own, and can be read', async () => {
    const { id, key } = await createPlayer();
    const read = await api.call('GET', `/v1/players/${id}`, undefined, key);
    expect(read).toMatchObject({
      status: 200,
      body: { id, name: 'Player One', createdAt: expect.any(String) as string },
    });
    expect(read.body).not.toHaveProperty('key');
  });

  it.each([
    ['', '/name'],
    [' padded', '/name'],
    ['two\nlines', '/name'],
    ['x'.repeat(81), '/name'],
    // Forty signs, each of two code points more than it looks: the database counts code points.
    ['☕\ufe0f\u200d'.repeat(40), '/name'],
    [7, '/name'],
  ])('refuse the name %j', async (name, pointer) => {
    const { status, body } = await api.call('POST', '/v1/players', { name });
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'request.invalid', errors: [{ pointer }] } });
  });

  it('take names of any script', async () => {
    const { status, body } = await api.call('POST', '/v1/players', { name: '棋譜 🃏' });
    expect({ status, body }).toMatchObject({ status: 201, body: { name: '棋譜 🃏' } });
  });

  it('that do not exist are not found', async () => {
    const answer = await api.call('GET', '/v1/players/0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a');
    expect(answer).toMatchObject({ status: 404, body: { code: 'identity.player-not-found' } });
  });
});

describe('keys', () => {
  it('are asked for on every route', async () => {
    const answer = await api.call('POST', '/v1/players', { name: 'x' }, null);
    expect(answer).toMatchObject({ status: 401, body: { code: 'identity.key-missing' } });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="kifu"');
  });

  it('are refused alike when malformed, unknown, or of a wrong secret', async () => {
    const { key } = await createPlayer();
    const wrongSecret = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    const unknown = key.replace(/_[a-z0-9]{16}_/, '_0000000000000000_');
    for (const bad of ['kifu', '', `${key}A`, unknown, wrongSecret]) {
      const answer = await api.call('GET', '/v1/players/0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a', undefined, bad);
      expect([bad, answer.status, answer.body]).toMatchObject([bad, 401, { code: 'identity.key-invalid' }]);
    }
  });

  it('open only what their role may do', async () => {
    const { key: player } = await createPlayer();
    const { key: organiser } = await issueKey('organiser');
    const register = (key: string): ReturnType<TestApi['call']> => api.call('POST', '/v1/players', { name: 'x' }, key);
    expect((await register(organiser)).status).toBe(201);
    expect(await register(player)).toMatchObject({
      status: 403,
      body: { code: 'identity.role-forbidden', allowed: ['admin', 'organiser'] },
    });
    expect(await api.call('POST', '/v1/keys', { role: 'judge' }, organiser)).toMatchObject({ status: 403 });
  });

  it('stop at once when they are revoked', async () => {
    const { id, key } = await issueKey('judge');
    const read = `/v1/players/${(await createPlayer()).id}`;
    expect((await api.call('GET', read, undefined, key)).status).toBe(200);
    expect((await api.call('DELETE', `/v1/keys/${id}`)).status).toBe(204);
    expect((await api.call('GET', read, undefined, key)).status).toBe(401);
    expect((await api.call('DELETE', `/v1/keys/${id}`)).status).toBe(204);
  });

  it('may be given up by their holder, but not by other callers', async () => {
    const [mine, other] = [await issueKey('spectator'), await issueKey('spectator')];
    expect((await api.call('DELETE', `/v1/keys/${other.id}`, undefined, mine.key)).status).toBe(403);
    expect((await api.call('DELETE', `/v1/keys/${mine.id}`, undefined, mine.key)).status).toBe(204);
    expect(await api.call('DELETE', '/v1/keys/0000000000000000')).toMatchObject({
      body: { code: 'identity.key-not-found' },
    });
  });

  it('of players are bound to one player, other keys to no player', async () => {
    const { id } = await createPlayer();
    const further = await api.call('POST', `/v1/players/${id}/keys`, { label: 'phone' });
    expect(further).toMatchObject({ status: 201, body: { role: 'player', playerId: id, label: 'phone' } });
    for (const body of [{ role: 'player' }, { role: 'judge', playerId: id }]) {
      expect(await api.call('POST', '/v1/keys', body)).toMatchObject({
        body: { code: 'identity.key-player-mismatch' },
      });
    }
    const nobody = { role: 'player', playerId: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' };
    expect(await api.call('POST', '/v1/keys', nobody)).toMatchObject({ status: 404 });
    expect(await api.call('POST', '/v1/keys', { role: 'king' })).toMatchObject({ status: 400 });
  });

  it('are stored without their secret', async () => {
    const { key } = await createPlayer();
    const { rows } = await api.app.get(PgPools).app.query<{ row: string }>('select k::text as row from api_keys k');
    const secret = secretIn(key);
    expect(rows.some(({ row }) => row.includes(secret) || row.includes(Buffer.from(secret).toString('hex')))).toBe(
      false,
    );
  });

  it('and players cannot be deleted by the service', async () => {
    const { app } = api.app.get(PgPools);
    await expect(app.query('delete from api_keys')).rejects.toThrow(/permission denied/);
    await expect(app.query('truncate players cascade')).rejects.toThrow(/permission denied/);
  });
});

describe('the bootstrap key', () => {
  // Runs last: it revokes the key that the other tests use.
  it('is an admin, and the next start replaces it', async () => {
    const bootstrap = api.app.get(IdentityBootstrap);
    const first = await bootstrap.issueAdminKey();
    const second = await bootstrap.issueAdminKey();
    expect((await api.call('POST', '/v1/players', { name: 'x' }, first)).status).toBe(401);
    expect((await api.call('POST', '/v1/players', { name: 'x' }, second)).status).toBe(201);
  });

  it('can be pinned, start after start', async () => {
    const bootstrap = api.app.get(IdentityBootstrap);
    const pinned = `kifu_${'a'.repeat(16)}_${'b'.repeat(43)}`;
    expect([await bootstrap.issueAdminKey(pinned), await bootstrap.issueAdminKey(pinned)]).toEqual([pinned, pinned]);
    expect((await api.call('POST', '/v1/players', { name: 'x' }, pinned)).status).toBe(201);
    expect((await api.call('DELETE', `/v1/keys/${'a'.repeat(16)}`, undefined, pinned)).status).toBe(204);
    await expect(bootstrap.issueAdminKey(pinned)).rejects.toThrow(/KIFU_ADMIN_KEY was revoked/);
    expect((await api.call('POST', '/v1/players', { name: 'x' }, pinned)).status).toBe(401);
    await expect(bootstrap.issueAdminKey('letmein')).rejects.toThrow(/pinned key/);
  });
});

describe('the rate limit', () => {
  it('counts a verified key by itself, and made-up keys by their address', async () => {
    const limited = await serve([], { rateLimitPerMinute: 4 });
    const read = '/v1/players/0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a';
    const statuses = async (key: () => string): Promise<number[]> => {
      const seen: number[] = [];
      for (let i = 0; i < 5; i += 1) seen.push((await limited.call('GET', read, undefined, key())).status);
      return seen;
    };
    // The first request with the admin's key counts for the address: nobody has verified the key by then.
    expect(await statuses(() => limited.adminKey)).toEqual([404, 404, 404, 404, 404]);
    const madeUp = (): string => `kifu_${randomBytes(8).toString('hex')}_${randomBytes(32).toString('base64url')}`;
    expect(await statuses(madeUp)).toEqual([401, 401, 401, 429, 429]);
    expect((await limited.call('GET', read)).status).toBe(429);
    await limited.close();
  });

  it('counts a verified session by itself, so that a hall full of players is not one caller', async () => {
    const limited = await serve([], { rateLimitPerMinute: 6 });
    const somebody = { login: 'somebody', password: 'correct horse battery' };
    await limited.call('POST', '/v1/accounts', somebody);
    const tokens: string[] = [];
    for (let each = 0; each < 2; each += 1) {
      const { body } = await limited.call('POST', '/v1/sessions', somebody, null);
      tokens.push((body as { accessToken: string }).accessToken);
    }
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      for (const token of tokens)
        statuses.push((await limited.call('GET', '/v1/accounts/me', undefined, token)).status);
    }
    expect(statuses).toEqual(Array.from({ length: 12 }, () => 200));
    await limited.close();
  });

  it('counts by the address that a trusted proxy tells, and by no other', async () => {
    const statuses = async (trustedProxies: readonly string[], forwarded: readonly string[]): Promise<number[]> => {
      const limited = await serve([], { rateLimitPerMinute: 1, trustedProxies });
      const base = await limited.app.getUrl();
      const seen: number[] = [];
      for (const addresses of forwarded) {
        const headers = { 'x-forwarded-for': addresses };
        seen.push((await fetch(`${base}/.well-known/jwks.json`, { headers })).status);
      }
      await limited.close();
      return seen;
    };
    const [one, two] = ['192.0.2.1', '192.0.2.2'];
    expect(await statuses(['127.0.0.0/8'], [one, two, one, `${two}, ${one}`])).toEqual([200, 200, 429, 429]);
    expect(await statuses(['10.0.0.0/8'], [one, two])).toEqual([200, 429]);
    expect(await statuses([], [one, two])).toEqual([200, 429]);
  });
});
