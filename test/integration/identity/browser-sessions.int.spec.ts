import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PgPools } from '../../../src/platform/database/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';

/**
 * Goal: a browser logs in with a cookie, which counts for what pages of this service ask for, and for nothing that
 * another site has the browser send. Method: requests with the headers that browsers add by themselves, over HTTP.
 */
let api: TestApi;
let base: string;

beforeAll(async () => {
  api = await serveKifu();
  base = await api.app.getUrl();
});

afterAll(() => api.close());

const PASSWORD = 'correct horse battery';

type Headers = Readonly<Record<string, string>>;

/** As a page of the service sends it. */
const OWN: Headers = { 'sec-fetch-site': 'same-origin', 'x-kifu-page': '1' };

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly cookies: readonly string[];
}

/** Not by `fetch`, which keeps the headers of browsers for itself. */
const ask = (method: string, path: string, headers: Headers = {}, body?: unknown): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const json = body === undefined ? undefined : JSON.stringify(body);
    const sent = request(`${base}${path}`, {
      method,
      headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
    });
    sent.once('error', reject).once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
          cookies: response.headers['set-cookie'] ?? [],
        }),
      );
    });
    sent.end(json);
  });

/** What a browser sends back of what it was given. */
const sentBack = ({ cookies: [cookie = ''] }: Answer): string => cookie.split(';', 1)[0] ?? '';

let registered = 0;
async function account(): Promise<{ readonly login: string; readonly id: string }> {
  const login = `reader-${(registered += 1)}`;
  const made = await api.call('POST', '/v1/accounts', { login, password: PASSWORD });
  expect(made.status).toBe(201);
  return { login, id: (made.body as { id: string }).id };
}

const logIn = (login: string, headers: Headers = OWN) =>
  ask('POST', '/v1/browser-sessions', headers, { login, password: PASSWORD });
const withKey = (key: string, headers: Headers = OWN) => ask('POST', '/v1/browser-sessions/with-key', headers, { key });

const kindOf = async (cookie: string, headers: Headers = OWN) =>
  (await ask('GET', '/v1/me', { ...headers, cookie })).body['kind'];

describe('a browser logs in', () => {
  it('with a password: by a cookie that no script reads and no other site sends', async () => {
    const { login } = await account();
    const answer = await logIn(login);
    expect(answer).toMatchObject({ status: 201, body: { kind: 'session', account: { login }, role: 'player' } });
    expect(answer.cookies).toEqual([
      expect.stringMatching(/^kifu=kifu_browser_[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    ]);
    expect(JSON.stringify(answer.body)).not.toContain('kifu_browser_');
    expect(await kindOf(sentBack(answer))).toBe('session');
  });

  it('over TLS by one that is sent over TLS alone, to this host alone', async () => {
    const origin = `https://${new URL(base).host}`;
    const answer = await withKey(api.adminKey, { origin, 'x-kifu-page': '1' });
    expect(answer.cookies).toEqual([expect.stringMatching(/^__Host-kifu=.*; HttpOnly; Secure; SameSite=Lax$/)]);
    expect(await kindOf(sentBack(answer))).toBe('key');
  });

  it('with a key: it does what the key may, as the key, until the key has ended', async () => {
    const made = await api.call('POST', '/v1/keys', { role: 'organiser' });
    const { id, key } = made.body as { id: string; key: string };
    const answer = await withKey(key);
    expect(answer).toMatchObject({ status: 201, body: { kind: 'key', id, role: 'organiser' } });
    const cookie = sentBack(answer);
    expect((await ask('POST', '/v1/players', { ...OWN, cookie }, { name: 'Ada' })).status).toBe(201);
    expect((await ask('POST', '/v1/keys', { ...OWN, cookie }, { role: 'judge' })).status).toBe(403);
    expect((await api.call('DELETE', `/v1/keys/${id}`)).status).toBe(204);
    const ended = await ask('GET', '/v1/me', { ...OWN, cookie });
    expect(ended).toMatchObject({ status: 401, body: { code: 'identity.key-revoked' } });
  });

  it('with no key of another secret, and with none that was rotated away', async () => {
    const made = await api.call('POST', '/v1/keys', { role: 'judge' });
    const { id, key } = made.body as { id: string; key: string };
    const wrong = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    for (const each of [wrong, 'nothing', api.adminKey.slice(5)]) {
      expect(await withKey(each)).toMatchObject({ status: 401, cookies: [], body: { code: 'identity.key-invalid' } });
    }
    const cookie = sentBack(await withKey(key));
    const rotated = await api.call('POST', `/v1/keys/${id}/rotations`, { graceSeconds: 0 });
    expect(rotated.status).toBe(201);
    expect((await ask('GET', '/v1/me', { ...OWN, cookie })).body['code']).toBe('identity.key-expired');
  });

  it('anew each time: a cookie that was there before is not good afterwards (session fixation)', async () => {
    const [mine, theirs] = [await account(), await account()];
    const planted = sentBack(await logIn(theirs.login));
    const answer = await logIn(mine.login, { ...OWN, cookie: planted });
    expect(sentBack(answer)).not.toBe(planted);
    expect(answer).toMatchObject({ status: 201, body: { account: { login: mine.login } } });
    expect(await ask('GET', '/v1/me', { ...OWN, cookie: planted })).toMatchObject({
      status: 401,
      body: { code: 'identity.session-ended' },
    });
    const invented = `kifu=kifu_browser_${'A'.repeat(43)}`;
    expect(sentBack(await logIn(mine.login, { ...OWN, cookie: invented }))).not.toBe(invented);
    expect((await ask('GET', '/v1/me', { ...OWN, cookie: invented })).status).toBe(401);
  });
});

describe('a log-in ends', () => {
  it('by a log-out, also where it has ended before', async () => {
    const cookie = sentBack(await logIn((await account()).login));
    const out = () => ask('DELETE', '/v1/browser-sessions/current', { ...OWN, cookie });
    for (const answer of [await out(), await out()]) {
      expect([answer.status, answer.cookies.map((each) => each.split(';', 1)[0])]).toEqual([
        204,
        ['__Host-kifu=', 'kifu='],
      ]);
      expect(answer.cookies.join()).toContain('Max-Age=0');
    }
    expect((await ask('GET', '/v1/me', { ...OWN, cookie })).status).toBe(401);
  });

  it('with its account, and the refusal takes the cookie back', async () => {
    const { id, login } = await account();
    const cookie = sentBack(await logIn(login));
    expect((await api.call('PATCH', `/v1/accounts/${id}`, { enabled: false })).status).toBe(200);
    const refused = await ask('GET', '/v1/matches', { ...OWN, cookie });
    expect(refused).toMatchObject({ status: 401, body: { code: 'identity.session-ended' } });
    expect(refused.cookies.map((each) => each.split(';', 1)[0])).toEqual(['__Host-kifu=', 'kifu=']);
    expect((await api.call('PATCH', `/v1/accounts/${id}`, { enabled: true })).status).toBe(200);
    expect((await ask('GET', '/v1/me', { ...OWN, cookie })).status).toBe(401);
  });

  it('with a new password, in all other browsers', async () => {
    const { login } = await account();
    const [here, there] = [sentBack(await logIn(login)), sentBack(await logIn(login))];
    const change = { currentPassword: PASSWORD, newPassword: 'another horse battery' };
    const changed = await ask('PUT', '/v1/accounts/me/password', { ...OWN, cookie: here }, change);
    expect([changed.status, changed.body]).toEqual([204, {}]);
    expect([await kindOf(here), await kindOf(there)]).toEqual(['session', undefined]);
  });

  it('in all other browsers, or in this one as well, when somebody logs out everywhere', async () => {
    const { login } = await account();
    const [here, there] = [sentBack(await logIn(login)), sentBack(await logIn(login))];
    const listed = await ask('GET', '/v1/sessions', { ...OWN, cookie: here });
    expect(listed.body['items']).toMatchObject([
      { kind: 'browser', current: false },
      { kind: 'browser', current: true },
    ]);
    const out = (headers: Headers, query = '') => ask('DELETE', `/v1/sessions${query}`, headers);
    expect(await out({ 'sec-fetch-site': 'cross-site', cookie: here })).toMatchObject({
      status: 403,
      body: { code: 'identity.cross-site' },
    });
    expect([await kindOf(here), await kindOf(there)]).toEqual(['session', 'session']);
    expect((await out({ ...OWN, cookie: here }, '?keepCurrent=true')).status).toBe(204);
    expect([await kindOf(here), await kindOf(there)]).toEqual(['session', undefined]);
    expect((await out({ ...OWN, cookie: here })).status).toBe(204);
    expect(await kindOf(here)).toBeUndefined();
  });

  it('when its time is over', async () => {
    const answer = await withKey(api.adminKey);
    const { owner } = api.app.get(PgPools);
    await owner.query(`update browser_sessions set expires_at = now() - interval '1 second'`);
    expect((await ask('GET', '/v1/me', { ...OWN, cookie: sentBack(answer) })).body['code']).toBe(
      'identity.session-ended',
    );
  });
});

describe('another site', () => {
  const change = (headers: Headers) => ask('POST', '/v1/players', headers, { name: 'Somebody' });
  let cookie = '';

  beforeAll(async () => {
    cookie = sentBack(await withKey(api.adminKey));
  });

  it('has a browser change nothing, whatever it sends along (request forgery)', async () => {
    const elsewhere = 'https://evil.example';
    const refused: readonly Headers[] = [
      { 'sec-fetch-site': 'cross-site', 'x-kifu-page': '1' },
      { 'sec-fetch-site': 'same-site', 'x-kifu-page': '1' },
      { 'sec-fetch-site': 'none', 'x-kifu-page': '1' },
      { 'sec-fetch-site': 'cross-site', origin: base, 'x-kifu-page': '1' },
      { 'sec-fetch-site': 'same-origin' },
      { origin: elsewhere, 'x-kifu-page': '1' },
      { origin: 'null', 'x-kifu-page': '1' },
      { origin: `${base}.evil.example`, 'x-kifu-page': '1' },
      { origin: base },
      { 'x-kifu-page': '1' },
      {},
    ];
    for (const headers of refused) {
      const { status, body } = await change({ ...headers, cookie });
      expect([headers, status, body['code']]).toEqual([headers, 403, 'identity.cross-site']);
    }
    expect((await change({ ...OWN, cookie })).status).toBe(201);
    expect((await change({ origin: base, 'x-kifu-page': '1', cookie })).status).toBe(201);
  });

  it('logs no browser in or out, so readers stay in their own account', async () => {
    const { login } = await account();
    const headers = { 'sec-fetch-site': 'cross-site', 'x-kifu-page': '1' };
    for (const answer of [
      await logIn(login, headers),
      await withKey(api.adminKey, headers),
      await ask('DELETE', '/v1/browser-sessions/current', { ...headers, cookie }),
    ]) {
      expect(answer).toMatchObject({ status: 403, cookies: [], body: { code: 'identity.cross-site' } });
    }
    expect(await kindOf(cookie)).toBe('key');
  });

  it('has a browser read what anybody reads, and no more', async () => {
    for (const site of ['cross-site', 'same-site']) {
      expect(await kindOf(cookie, { 'sec-fetch-site': site })).toBe('anybody');
      expect((await ask('GET', '/v1/keys', { 'sec-fetch-site': site, cookie })).status).toBe(401);
    }
    expect((await ask('GET', '/v1/keys', { 'sec-fetch-site': 'none', cookie })).status).toBe(200);
  });

  it('gets no permission to send cookies', async () => {
    const preflight = await fetch(`${base}/v1/players`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('beside a cookie', () => {
  it('a key in the header is what counts, from wherever', async () => {
    const cookie = sentBack(await withKey(api.adminKey));
    const made = await api.call('POST', '/v1/keys', { role: 'judge' });
    const { key } = made.body as { key: string };
    const headers = { 'sec-fetch-site': 'cross-site', cookie, authorization: `Bearer ${key}` };
    expect((await ask('GET', '/v1/me', headers)).body['role']).toBe('judge');
  });
});

describe('GET /v1/me', () => {
  const may = async (query: string, headers: Headers = {}) =>
    (await ask('GET', `/v1/me${query}`, headers)).body['may'] as readonly string[];

  it('says what anybody may', async () => {
    expect(await may('')).toEqual([
      'players.read',
      'organisations.read',
      'leagues.read',
      'tournaments.read',
      'ratings.read',
      'catalogue.read',
      'decks.read',
      'matches.read',
      'games.watch',
      'statistics.read',
      'studies.read',
      'cases.read',
      'events.follow',
    ]);
  });

  it('says what a role in a league is good for, there and nowhere else', async () => {
    const player = (await api.call('POST', '/v1/players', { name: 'Judge' })).body as { id: string; key: string };
    const league = { name: 'Spring', game: 'lorcana', format: 'core-constructed' };
    const made = await api.call('POST', '/v1/leagues', league);
    expect(made.status).toBe(201);
    const { id } = made.body as { id: string };
    expect((await api.call('PUT', `/v1/leagues/${id}/roles/${player.id}/judge`)).status).toBe(204);
    const headers = { authorization: `Bearer ${player.key}` };
    expect(await may('', headers)).not.toContain('cases.rule');
    expect(await may(`?league=${id}`, headers)).toContain('cases.rule');
    expect((await ask('GET', '/v1/me?league=x', headers)).status).toBe(400);
  });
});
