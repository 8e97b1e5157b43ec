/** Goal: operators see who can get in, and can shut out a person, a key, or a thief of the signing key. */
import { decodeProtectedHeader, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../src/platform/ids/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { idIn, secretIn } from '../../support/key-parts.js';

let api: TestApi;

beforeAll(async () => {
  api = await serveKifu();
});

afterAll(() => api.close());

const PASSWORD = 'correct horse battery';

interface Key {
  readonly id: string;
  readonly key: string;
}

interface Person extends Key {
  readonly accountId: string;
  readonly playerId: string;
  readonly login: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

interface Listing {
  readonly items: readonly { readonly id: string; readonly revokedBy: string | null }[];
  readonly next: string | null;
}

let people = 0;
const logIn = (login: string) => api.call('POST', '/v1/sessions', { login, password: PASSWORD }, null);

/** Somebody with an account, a session, and a key of the same player. */
async function person(role = 'player'): Promise<Person> {
  people += 1;
  const login = `person-${people}`;
  const { body } = await api.call('POST', '/v1/accounts', { login, password: PASSWORD, role });
  const { playerId } = body as { playerId: string };
  const opened = (await logIn(login)).body as Person;
  return { ...opened, ...(await furtherKey(playerId)), login };
}

const furtherKey = async (playerId: string, terms: object = {}): Promise<Key> =>
  (await api.call('POST', `/v1/players/${playerId}/keys`, terms)).body as Key;

const read = (path: string, key?: string) => api.call('GET', path, undefined, key);
async function openStream(key: string): Promise<Response> {
  const stream = await fetch(`${await api.app.getUrl()}/v1/events`, { headers: { authorization: `Bearer ${key}` } });
  expect(stream.status).toBe(200);
  return stream;
}

const listed = async (path: string, key?: string) => (await read(path, key)).body as Listing;
const idsOf = ({ items }: Listing) => items.map(({ id }) => id);
const refused = (status: number, code: string) => ({ status, body: { code } });

describe('keys', () => {
  it('are listed to their player, the newest first, without any secret', async () => {
    const mine = await person();
    const second = await furtherKey(mine.playerId, { label: 'phone' });
    const other = await person();
    for (const credentials of [mine.key, second.key, mine.accessToken]) {
      expect(idsOf(await listed('/v1/keys', credentials))).toEqual([second.id, mine.id]);
    }
    expect((await read('/v1/keys', mine.key)).body).toMatchObject({
      items: [{ label: 'phone', revokedAt: null, issuedBy: idIn(api.adminKey) }, {}],
    });
    expect(idsOf(await listed(`/v1/keys?player=${other.playerId}`, mine.key))).toEqual([]);
    const text = JSON.stringify((await read('/v1/keys')).body);
    for (const { key } of [mine, second]) expect(text).not.toContain(secretIn(key));
    expect(text).not.toMatch(/hash/i);
  });

  it('of everybody are listed to admins, page by page, by player, role and state', async () => {
    const { playerId, ...first } = await person();
    const second = await furtherKey(playerId);
    const ended = await furtherKey(playerId);
    await api.call('DELETE', `/v1/keys/${ended.id}`);
    const path = `/v1/keys?player=${playerId}`;
    expect(idsOf(await listed(`${path}&active=true`))).toEqual([second.id, first.id]);
    expect(idsOf(await listed(`${path}&active=false`))).toEqual([ended.id]);
    expect(idsOf(await listed(`${path}&role=judge`))).toEqual([]);
    const pages: string[] = [];
    for (let next: string | null = `${path}&limit=1`; next !== null;) {
      const page: Listing = await listed(next);
      expect(page.items).toHaveLength(1);
      pages.push(...idsOf(page));
      ({ next } = page);
    }
    expect(pages).toEqual([ended.id, second.id, first.id]);
    for (const query of ['active=perhaps', 'role=king', 'player=x', 'cursor=x']) {
      expect(await read(`/v1/keys?${query}`)).toMatchObject(refused(400, 'request.invalid'));
    }
  });

  it('are the one in hand for a caller without a player', async () => {
    const { id, key } = (await api.call('POST', '/v1/keys', { role: 'organiser' })).body as Key;
    await person();
    expect(idsOf(await listed('/v1/keys', key))).toEqual([id]);
  });

  it('of a lost device are revoked from another one, and it is kept who did it', async () => {
    const mine = await person();
    const lost = await furtherKey(mine.playerId);
    const stranger = await person();
    expect(await api.call('DELETE', `/v1/keys/${lost.id}`, undefined, stranger.key)).toMatchObject(
      refused(403, 'identity.role-forbidden'),
    );
    expect((await api.call('DELETE', `/v1/keys/${lost.id}`, undefined, mine.key)).status).toBe(204);
    expect(await read('/v1/matches', lost.key)).toMatchObject(refused(401, 'identity.key-revoked'));
    expect(await read(`/v1/keys/${lost.id}`, mine.key)).toMatchObject({ status: 200, body: { revokedBy: mine.id } });
    // A further secret would be one that the holder of a narrower key could make for itself.
    expect(await api.call('POST', `/v1/keys/${mine.id}/rotations`, {}, mine.accessToken)).toMatchObject(
      refused(403, 'identity.role-forbidden'),
    );
  });
});

describe('accounts', () => {
  it('are listed and read by admins, and by nobody else', async () => {
    const [first, second] = [await person(), await person('judge')];
    expect(idsOf(await listed('/v1/accounts?limit=2'))).toEqual([second.accountId, first.accountId]);
    const next = (await listed('/v1/accounts?limit=1')).next ?? '';
    expect(idsOf(await listed(next))).toEqual([first.accountId]);
    expect(idsOf(await listed(`/v1/accounts?login=${first.login.toUpperCase()}`))).toEqual([first.accountId]);
    expect(await read(`/v1/accounts/${second.accountId}`)).toMatchObject({
      status: 200,
      body: { login: second.login, role: 'judge', disabledAt: null, disabledBy: null },
    });
    expect(await read(`/v1/accounts/${newId()}`)).toMatchObject(refused(404, 'identity.account-not-found'));
    for (const path of ['/v1/accounts', `/v1/accounts/${first.accountId}`]) {
      expect(await read(path, second.accessToken)).toMatchObject(refused(403, 'identity.role-forbidden'));
    }
  });

  it('that are disabled are shut out at once: sessions, keys, log-ins and streams', async () => {
    const mine = await person();
    const untouched = await person();
    const streams = await Promise.all([mine.accessToken, mine.key].map(openStream));
    const disabled = await api.call('PATCH', `/v1/accounts/${mine.accountId}`, { enabled: false });
    const byAdmin = { disabledAt: expect.any(String) as string, disabledBy: idIn(api.adminKey) };
    expect(disabled).toMatchObject({ status: 200, body: byAdmin });
    expect(idsOf(await listed('/v1/accounts?enabled=false'))).toEqual([mine.accountId]);

    expect(await read('/v1/accounts/me', mine.accessToken)).toMatchObject(refused(401, 'identity.session-ended'));
    expect(await read('/v1/matches', mine.key)).toMatchObject(refused(403, 'identity.account-disabled'));
    const later = await furtherKey(mine.playerId);
    expect(await read('/v1/matches', later.key)).toMatchObject(refused(403, 'identity.account-disabled'));
    const { refreshToken } = mine;
    expect(await api.call('POST', '/v1/sessions/refresh', { refreshToken }, null)).toMatchObject(
      refused(401, 'identity.session-ended'),
    );
    expect(await logIn(mine.login)).toMatchObject(refused(403, 'identity.account-disabled'));
    const guess = { login: mine.login, password: 'another password' };
    expect(await api.call('POST', '/v1/sessions', guess, null)).toMatchObject(refused(401, 'identity.login-failed'));
    expect((await read('/v1/accounts/me', untouched.accessToken)).status).toBe(200);
    // Nothing public happens: the texts end because the streams do.
    for (const stream of streams) expect(await stream.text()).not.toContain('data:');
  });

  it('that are enabled again log in again and have their keys back, but not their sessions', async () => {
    const mine = await person();
    const change = (enabled: boolean) => api.call('PATCH', `/v1/accounts/${mine.accountId}`, { enabled });
    await change(false);
    expect(await change(true)).toMatchObject({ status: 200, body: { disabledAt: null, disabledBy: null } });
    expect((await read('/v1/matches', mine.key)).status).toBe(200);
    expect(await read('/v1/accounts/me', mine.accessToken)).toMatchObject(refused(401, 'identity.session-ended'));
    expect((await logIn(mine.login)).status).toBe(201);
  });

  it('are disabled once, by the first to do so, and never by their own holder', async () => {
    const [admin, mine] = [await person('admin'), await person()];
    const disable = (accountId: string, key?: string) =>
      api.call('PATCH', `/v1/accounts/${accountId}`, { enabled: false }, key);
    const first = await disable(mine.accountId, admin.accessToken);
    expect(first.body).toMatchObject({ disabledBy: expect.stringContaining('session:') as string });
    expect((await disable(mine.accountId)).body).toEqual(first.body);
    expect(await disable(admin.accountId, admin.accessToken)).toMatchObject(refused(409, 'identity.own-account'));
    expect(await disable(newId())).toMatchObject(refused(404, 'identity.account-not-found'));
    expect(await api.call('PATCH', `/v1/accounts/${mine.accountId}`, {})).toMatchObject(
      refused(400, 'request.invalid'),
    );
  });
});

describe('the key that signs', () => {
  const rotate = (body: object = {}) => api.call('POST', '/v1/signing-keys/rotations', body);
  const kidOf = (token: string) => decodeProtectedHeader(token).kid ?? '';
  const published = async () =>
    ((await api.call('GET', '/.well-known/jwks.json', undefined, null)).body as { keys: JWK[] }).keys.map(
      ({ kid }) => kid,
    );
  const begin = async (login: string) => (await logIn(login)).body as Person;

  it('changes by a rotation, and tokens of the old one are valid until they expire', async () => {
    const before = await person();
    const rotated = await rotate();
    expect(rotated).toMatchObject({ status: 201, body: { id: expect.any(String) as string } });
    const { id } = rotated.body as { id: string };
    const after = await begin(before.login);
    expect([kidOf(after.accessToken), kidOf(before.accessToken) === id]).toEqual([id, false]);
    expect(await published()).toEqual([kidOf(before.accessToken), id]);
    for (const { accessToken } of [before, after])
      expect((await read('/v1/accounts/me', accessToken)).status).toBe(200);
  });

  it('signs no token after its withdrawal, and sessions continue by a refresh', async () => {
    const before = await person();
    const { id } = (await rotate({ withdraw: true })).body as { id: string };
    expect(await published()).toEqual([id]);
    expect(await read('/v1/accounts/me', before.accessToken)).toMatchObject(refused(401, 'identity.token-invalid'));
    const { refreshToken } = before;
    const { body } = await api.call('POST', '/v1/sessions/refresh', { refreshToken }, null);
    const { accessToken } = body as Person;
    expect(kidOf(accessToken)).toBe(id);
    expect((await read('/v1/accounts/me', accessToken)).status).toBe(200);
  });

  it('is one, also when it is rotated by several at once', async () => {
    const ids = (await Promise.all([rotate(), rotate(), rotate()])).map(({ body }) => (body as { id: string }).id);
    expect(ids).toContain(kidOf((await person()).accessToken));
  });
});
