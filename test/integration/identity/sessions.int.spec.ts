import { decodeJwt, importJWK, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AccountStore } from '../../../src/modules/identity/accounts/account-store.js';
import { LoginFailed } from '../../../src/modules/identity/accounts/account.problems.js';
import { PasswordStore } from '../../../src/modules/identity/accounts/password-store.js';
import { hashPassword } from '../../../src/modules/identity/accounts/passwords.js';
import { Sessions } from '../../../src/modules/identity/sessions/sessions.js';
import { Clock, PgPools } from '../../../src/platform/database/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { Secrets } from '../../../src/platform/secrets/index.js';
import { serve, type TestApi } from '../../support/api.js';

/** Goal: people log in, stay logged in, and log out; and nobody else does it in their place. */
let api: TestApi;

beforeAll(async () => {
  api = await serve();
});

afterAll(() => api.close());

const PASSWORD = 'correct horse battery';

interface Session {
  readonly accountId: string;
  readonly playerId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

let registered = 0;

async function register(terms: object = {}): Promise<string> {
  registered += 1;
  const login = `somebody-${registered}`;
  const answer = await api.call('POST', '/v1/accounts', { login, password: PASSWORD, ...terms });
  expect(answer.status).toBe(201);
  return login;
}

const logIn = (login: string, password = PASSWORD) => api.call('POST', '/v1/sessions', { login, password }, null);

async function session(terms: object = {}): Promise<Session> {
  const answer = await logIn(await register(terms));
  expect(answer.status).toBe(201);
  return answer.body as Session;
}

const me = (token: string) => api.call('GET', '/v1/accounts/me', undefined, token);
const refresh = (refreshToken: string) => api.call('POST', '/v1/sessions/refresh', { refreshToken }, null);
const refused = (status: number, code: string) => ({ status, body: { code } });

describe('an account', () => {
  it('logs in as its player, whatever the case of its login', async () => {
    const login = await register({ name: 'Player One' });
    const opened = (await logIn(login.toUpperCase())).body as Session;
    expect(await me(opened.accessToken)).toMatchObject({
      status: 200,
      body: { id: opened.accountId, login, role: 'player', playerId: opened.playerId, name: 'Player One' },
    });
    expect(await api.call('GET', `/v1/players/${opened.playerId}`, undefined, opened.accessToken)).toMatchObject({
      body: { name: 'Player One' },
    });
  });

  it('is one of a player who had only keys, once', async () => {
    const { id } = (await api.call('POST', '/v1/players', { name: 'Old' })).body as { id: string };
    expect((await session({ playerId: id })).playerId).toBe(id);
    const again = { login: 'another-one', password: PASSWORD, playerId: id };
    expect(await api.call('POST', '/v1/accounts', again)).toMatchObject(refused(409, 'identity.player-has-account'));
    expect(await api.call('POST', '/v1/accounts', { ...again, playerId: newId() })).toMatchObject(
      refused(404, 'identity.player-not-found'),
    );
  });

  it('has a login of its own, also when two are registered at once', async () => {
    const body = { login: 'taken', password: PASSWORD };
    const answers = await Promise.all([1, 2, 3].map(() => api.call('POST', '/v1/accounts', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await api.call('POST', '/v1/accounts', { ...body, login: 'TAKEN' })).toMatchObject(
      refused(409, 'identity.login-taken'),
    );
  });

  it('of staff is registered by admins only', async () => {
    const { key } = (await api.call('POST', '/v1/keys', { role: 'organiser' })).body as { key: string };
    const staff = { login: 'staff', password: PASSWORD, role: 'judge' };
    expect(await api.call('POST', '/v1/accounts', staff, key)).toMatchObject({
      status: 403,
      body: { code: 'identity.role-forbidden', permission: 'accounts.register-staff' },
    });
    expect(await api.call('POST', '/v1/accounts', staff)).toMatchObject({ status: 201, body: { role: 'judge' } });
  });

  it('of a player who is there already takes the right to issue keys of that player', async () => {
    const { id } = (await api.call('POST', '/v1/players', { name: 'Old' })).body as { id: string };
    const desk = { role: 'organiser', scopes: ['accounts.register'] };
    const { key } = (await api.call('POST', '/v1/keys', desk)).body as { key: string };
    const account = { login: 'over-the-desk', password: PASSWORD };
    expect(await api.call('POST', '/v1/accounts', { ...account, playerId: id }, key)).toMatchObject({
      status: 403,
      body: { code: 'identity.scope-forbidden', permission: 'keys.issue-for-player' },
    });
    expect((await api.call('POST', '/v1/accounts', account, key)).status).toBe(201);
  });

  it('whose login is long lends its player a name that is none the worse for being shorter', async () => {
    const login = `${'a'.repeat(79)}🃏🃏`;
    const { body } = await api.call('POST', '/v1/accounts', { login, password: PASSWORD });
    expect(body).toMatchObject({ login, name: `${'a'.repeat(79)}🃏` });
  });

  it('has the login of no other one, however it is composed', async () => {
    const [capital, small] = ['J\u030c', '\u01f0'];
    const answers = [];
    for (const login of [capital, small])
      answers.push(await api.call('POST', '/v1/accounts', { login, password: PASSWORD }));
    expect(answers).toMatchObject([{ status: 201, body: { login: small } }, refused(409, 'identity.login-taken')]);
    expect((await logIn(capital)).status).toBe(201);
  });

  it('has no login that looks like that of another one', async () => {
    const register = (login: string) => api.call('POST', '/v1/accounts', { login, password: PASSWORD });
    expect((await register('pascal.ochoa')).status).toBe(201);
    // A Cyrillic letter each; the whole of another script that looks like nothing of ours.
    for (const twin of ['p\u0430scal.ochoa', 'pascal.\u043ech\u043ea', 'P\u0410SCAL.OCHOA'])
      expect(await register(twin), twin).toMatchObject(refused(409, 'identity.login-taken'));
    expect((await register('паскаль')).status).toBe(201);
    expect((await register('pascal.0choa')).status).toBe(201);
    expect(await register('pas\u200Bcal.ochoa')).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });

  it.each([
    // Eighteen times as long where it is compared.
    [{ login: '\ufdfa'.repeat(100) }, '/login'],
    [{ password: 'too short' }, '/password'],
    [{ password: 'x'.repeat(257) }, '/password'],
    [{ login: ' padded' }, '/login'],
    [{ role: 'king' }, '/role'],
  ])('is refused with %j', async (fault, pointer) => {
    const answer = await api.call('POST', '/v1/accounts', { login: 'fine', password: PASSWORD, ...fault });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid', errors: [{ pointer }] } });
  });

  it('is stored without its password, and its sessions without their tokens', async () => {
    const { refreshToken } = await session();
    const rows = ['accounts', 'sessions', 'refresh_tokens', 'login_attempts'].map((table) =>
      api.app.get(PgPools).app.query<{ row: string }>(`select t::text as row from ${table} t`),
    );
    const stored = (await Promise.all(rows)).flatMap((each) => each.rows.map(({ row }) => row)).join('\n');
    expect(stored).toContain('$argon2id$');
    for (const secret of [PASSWORD, refreshToken]) {
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });
});

describe('a log-in', () => {
  it('says the same of an unknown login and of a wrong password', async () => {
    const [unknown, wrong] = [await logIn('nobody-at-all'), await logIn(await register(), 'not the password')];
    for (const answer of [unknown, wrong]) expect(answer).toMatchObject(refused(401, 'identity.login-failed'));
    const { requestId: _one, ...first } = unknown.body as Record<string, unknown>;
    const { requestId: _two, ...second } = wrong.body as Record<string, unknown>;
    expect(first).toEqual(second);
  });

  it('is slowed down after guesses, also simultaneous ones, and for the right password, too', async () => {
    const login = await register();
    const guesses = await Promise.all(Array.from({ length: 14 }, () => logIn(login, 'a wrong password')));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    const slowed = await logIn(login);
    expect(slowed).toMatchObject(refused(429, 'identity.login-throttled'));
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await logIn(await register())).status).toBe(201);
  });

  it('that is right counts for nothing', async () => {
    const login = await register();
    for (let times = 0; times < 12; times += 1) expect((await logIn(login)).status).toBe(201);
  });
});

describe('a session', () => {
  it('does not begin where the account has changed since its password was checked', async () => {
    const { app } = api;
    const [accounts, passwords, sessions] = [app.get(AccountStore), app.get(PasswordStore), app.get(Sessions)];
    for (const change of ['password', 'disabled'] as const) {
      const login = await register();
      const read = await accounts.byLogin(login);
      if (read === null) throw new Error('registered a moment ago');
      if (change === 'disabled') await api.call('PATCH', `/v1/accounts/${read.id}`, { enabled: false });
      else expect(await passwords.change(read, await hashPassword('staple battery horse'), newId())).toEqual([]);
      await expect(sessions.begin(read)).rejects.toThrow(LoginFailed);
    }
  });

  it('leaves no refresh token behind that is older than any session', async () => {
    const { accountId, refreshToken } = await session();
    const { owner } = api.app.get(PgPools);
    const mine = 'session_id in (select id from sessions where account_id = $1)';
    await owner.query(
      `insert into refresh_tokens (hash, session_id, created_at, used_at)
      select sha256(n::text::bytea), s.id, now() - interval '31 days', now() from sessions s, generate_series(1, 5) n
      where s.account_id = $1`,
      [accountId],
    );
    expect((await refresh(refreshToken)).status).toBe(200);
    const { rows } = await owner.query(`select count(*)::int as tokens from refresh_tokens where ${mine}`, [accountId]);
    expect(rows).toEqual([{ tokens: 2 }]);
  });

  it('continues by refresh tokens, each of which works once', async () => {
    const first = await session();
    const second = (await refresh(first.refreshToken)).body as Session;
    expect(second.refreshToken).not.toBe(first.refreshToken);
    for (const { accessToken } of [first, second]) expect((await me(accessToken)).status).toBe(200);
    expect((await refresh(second.refreshToken)).status).toBe(200);
  });

  it('ends when a refresh token comes twice, for everybody who has it', async () => {
    const first = await session();
    const second = (await refresh(first.refreshToken)).body as Session;
    expect(await refresh(first.refreshToken)).toMatchObject(refused(401, 'identity.refresh-reused'));
    expect(await refresh(second.refreshToken)).toMatchObject(refused(401, 'identity.session-ended'));
    for (const { accessToken } of [first, second]) {
      expect(await me(accessToken)).toMatchObject(refused(401, 'identity.session-ended'));
    }
  });

  it('gives the next token to one of two who ask at once', async () => {
    const { refreshToken } = await session();
    const answers = await Promise.all([1, 2, 3].map(() => refresh(refreshToken)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('does not know tokens that it did not issue', async () => {
    for (const made of ['kifu_refresh_', 'x', `kifu_refresh_${'A'.repeat(43)}`]) {
      expect(await refresh(made)).toMatchObject(refused(401, 'identity.refresh-invalid'));
    }
  });

  it('ends with a log-out, at once', async () => {
    const { accessToken, refreshToken } = await session();
    expect((await api.call('DELETE', '/v1/sessions/current', undefined, accessToken)).status).toBe(204);
    expect(await me(accessToken)).toMatchObject(refused(401, 'identity.session-ended'));
    expect(await refresh(refreshToken)).toMatchObject(refused(401, 'identity.session-ended'));
  });

  it('is not what a key has', async () => {
    for (const [method, path, body] of [
      ['GET', '/v1/accounts/me', undefined],
      ['DELETE', '/v1/sessions/current', undefined],
      ['GET', '/v1/sessions', undefined],
      ['DELETE', '/v1/sessions', undefined],
      ['DELETE', `/v1/sessions/${newId()}`, undefined],
      ['PUT', '/v1/accounts/me/password', { currentPassword: 'x', newPassword: PASSWORD }],
    ] as const) {
      expect(await api.call(method, path, body)).toMatchObject(refused(409, 'identity.no-session'));
    }
  });
});

describe('the sessions of an account', () => {
  interface Listed {
    readonly items: readonly { readonly id: string; readonly current: boolean }[];
    readonly next: string | null;
  }
  const list = async ({ accessToken }: Session, query = ''): Promise<Listed> => {
    const { status, body } = await api.call('GET', `/v1/sessions${query}`, undefined, accessToken);
    expect(status).toBe(200);
    return body as Listed;
  };
  const end = (which: string, { accessToken }: Session) =>
    api.call('DELETE', `/v1/sessions${which}`, undefined, accessToken);
  const isOpen = async ({ accessToken }: Session): Promise<boolean> => (await me(accessToken)).status === 200;

  /** Sessions of one account, in the order in which they began. */
  async function sessionsOf(login: string, count: number): Promise<readonly Session[]> {
    const begun: Session[] = [];
    for (let at = 0; at < count; at += 1) begun.push((await logIn(login)).body as Session);
    return begun;
  }

  it('are listed while they are open, the newest first, without sessions of other accounts', async () => {
    const [mine, stranger] = [await sessionsOf(await register(), 3), await session()];
    const [first, second, third] = mine as [Session, Session, Session];
    const { items, next } = await list(second);
    expect([items.map(({ current }) => current), next]).toEqual([[false, true, false], null]);
    expect(items[0]).toEqual({
      id: expect.any(String) as string,
      kind: 'tokens',
      createdAt: expect.stringMatching(/Z$/) as string,
      expiresAt: expect.stringMatching(/Z$/) as string,
      current: false,
    });
    expect((await list(third)).items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    await end('/current', first);
    expect((await list(second)).items.map(({ id }) => id)).toEqual(items.slice(0, 2).map(({ id }) => id));
    expect((await list(stranger)).items).toHaveLength(1);
  });

  it('are listed page by page', async () => {
    const [mine] = (await sessionsOf(await register(), 3)) as [Session];
    const whole = (await list(mine)).items;
    const first = await list(mine, '?limit=2');
    expect(first.items).toEqual(whole.slice(0, 2));
    const rest = await api.call('GET', first.next ?? '', undefined, mine.accessToken);
    expect(rest.body).toEqual({ items: whole.slice(2), next: null });
    expect(await api.call('GET', '/v1/sessions?cursor=WyJ4Il0', undefined, mine.accessToken)).toMatchObject(
      refused(400, 'request.invalid'),
    );
  });

  it('end one by one, by their owner only', async () => {
    const [mine, other] = (await sessionsOf(await register(), 2)) as [Session, Session];
    const stranger = await session();
    const otherId = (await list(other)).items.find(({ current }) => current)?.id ?? '';
    expect(await end(`/${otherId}`, stranger)).toMatchObject(refused(404, 'identity.session-not-found'));
    expect(await end(`/${newId()}`, mine)).toMatchObject(refused(404, 'identity.session-not-found'));
    expect([await isOpen(mine), await isOpen(other)]).toEqual([true, true]);
    for (const answer of [await end(`/${otherId}`, mine), await end(`/${otherId}`, mine)]) {
      expect(answer.status).toBe(204);
    }
    expect([await isOpen(mine), await isOpen(other)]).toEqual([true, false]);
    expect(await refresh(other.refreshToken)).toMatchObject(refused(401, 'identity.session-ended'));
  });

  it.each([
    ['?keepCurrent=true', [true, false, false]],
    ['?keepCurrent=false', [false, false, false]],
    ['', [false, false, false]],
  ])('end everywhere, at once: DELETE /v1/sessions%s', async (query, open) => {
    const [mine, stranger] = [await sessionsOf(await register(), 3), await session()];
    const [here] = mine as [Session];
    expect((await end(query, here)).status).toBe(204);
    expect(await Promise.all(mine.map(isOpen))).toEqual(open);
    expect(await isOpen(stranger)).toBe(true);
  });

  it('do not end by a request that says something else', async () => {
    const [here, there] = (await sessionsOf(await register(), 2)) as [Session, Session];
    for (const query of ['?keepCurrent=yes', '?keepcurrent=true']) {
      expect(await end(query, here)).toMatchObject(refused(400, 'request.invalid'));
    }
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, true]);
  });
});

describe('a new password', () => {
  it('ends all other sessions, and the old password', async () => {
    const login = await register();
    const [mine, other] = [(await logIn(login)).body as Session, (await logIn(login)).body as Session];
    const change = (currentPassword: string) =>
      api.call(
        'PUT',
        '/v1/accounts/me/password',
        { currentPassword, newPassword: 'staple battery horse' },
        mine.accessToken,
      );
    expect(await change('not the password')).toMatchObject(refused(403, 'identity.password-wrong'));
    expect((await me(other.accessToken)).status).toBe(200);
    expect((await change(PASSWORD)).status).toBe(204);
    expect((await me(mine.accessToken)).status).toBe(200);
    expect(await me(other.accessToken)).toMatchObject(refused(401, 'identity.session-ended'));
    expect((await logIn(login)).status).toBe(401);
    expect((await logIn(login, 'staple battery horse')).status).toBe(201);
  });

  it('is one, also when two are set at once', async () => {
    const login = await register();
    const mine = (await logIn(login)).body as Session;
    const next = ['staple battery horse', 'battery horse staple'];
    const body = (newPassword: string) => ({ currentPassword: PASSWORD, newPassword });
    const answers = await Promise.all(
      next.map((each) => api.call('PUT', '/v1/accounts/me/password', body(each), mine.accessToken)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403]);
    const logIns = await Promise.all([...next, PASSWORD].map((each) => logIn(login, each)));
    expect(logIns.map(({ status }) => status)).toEqual([
      ...answers.map(({ status }) => (status === 204 ? 201 : 401)),
      401,
    ]);
  });
});

describe('access tokens', () => {
  const signingKey = async (): Promise<{ readonly id: string; readonly jwk: JWK }> => {
    const { rows } = await api.app
      .get(PgPools)
      .owner.query<{ id: string; private_key: string }>('select * from signing_keys order by signs_from limit 1');
    const [row] = rows;
    if (row === undefined) throw new Error('a key signs');
    const jwk = await api.app.get(Secrets).unwrap(`signing key ${row.id}`, row.private_key);
    return { id: row.id, jwk: JSON.parse(jwk) as JWK };
  };

  /** A token as the service signs it, but for some claims; times are seconds from now. */
  async function forged(of: Session, claims: { iat?: number; exp?: number; iss?: string }, header = {}) {
    const now = Math.floor(Date.now() / 1_000);
    const { id, jwk } = await signingKey();
    const { sid } = decodeJwt(of.accessToken);
    return new SignJWT({ sid, sub: of.accountId, iss: claims.iss ?? 'kifu', aud: 'kifu' })
      .setProtectedHeader({ alg: 'EdDSA', kid: id, typ: 'at+jwt', ...header })
      .setIssuedAt(now + (claims.iat ?? 0))
      .setExpirationTime(now + (claims.exp ?? 600))
      .sign(await importJWK(jwk, 'EdDSA'));
  }

  it.each([-7, 7])('are good where the machine is %s minutes off that of the database', async (minutes) => {
    const clock = api.app.get(Clock);
    const before = await session();
    const really = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => really() + minutes * 60_000);
    try {
      await clock.set();
      expect((await me(before.accessToken)).status).toBe(200);
      const here = await session();
      vi.restoreAllMocks();
      await clock.set();
      expect((await me(here.accessToken)).status).toBe(200);
      expect((await refresh(here.refreshToken)).status).toBe(200);
    } finally {
      vi.restoreAllMocks();
      await clock.set();
    }
  });

  it('are good within the skew that clocks may have, and not beyond', async () => {
    const mine = await session();
    for (const claims of [{}, { iat: 20 }, { iat: -590, exp: -20 }]) {
      expect((await me(await forged(mine, claims))).status).toBe(200);
    }
    expect(await me(await forged(mine, { iat: 120, exp: 720 }))).toMatchObject(refused(401, 'identity.token-invalid'));
    for (const claims of [{ exp: -60 }, { iat: -700, exp: 600 }]) {
      expect(await me(await forged(mine, claims))).toMatchObject(refused(401, 'identity.token-expired'));
    }
  });

  it('are good only from this service, for this use, unchanged', async () => {
    const mine = await session();
    const other = await session();
    const [head = '', body = '', signature = ''] = mine.accessToken.split('.');
    const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
    for (const bad of [
      await forged(mine, { iss: 'somebody' }),
      await forged(mine, {}, { typ: 'JWT' }),
      await forged(mine, {}, { kid: 'unknown' }),
      `${head}.${other.accessToken.split('.')[1]}.${signature}`,
      `${none}.${body}.${signature}`,
      'a.b.c',
    ]) {
      expect(await me(bad)).toMatchObject(refused(401, 'identity.token-invalid'));
    }
  });

  it('can be checked with the published keys, which hold no secret', async () => {
    const { body } = await api.call('GET', '/.well-known/jwks.json', undefined, null);
    const text = expect.any(String) as string;
    expect(body).toEqual({
      keys: [{ kty: 'OKP', crv: 'Ed25519', x: text, kid: text, alg: 'EdDSA', use: 'sig' }],
    });
  });

  it('are signed by the next key when the time of one is over, and both are good meanwhile', async () => {
    const serving = await serve();
    const { app } = serving.app.get(PgPools);
    const call = serving.call;
    await call('POST', '/v1/accounts', { login: 'one', password: PASSWORD });
    const begin = async () =>
      (await call('POST', '/v1/sessions', { login: 'one', password: PASSWORD }, null)).body as Session;
    const kid = ({ accessToken }: Session) =>
      (JSON.parse(Buffer.from(accessToken.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;
    const before = await begin();
    await app.query(`update signing_keys set signs_until = now() + interval '5 seconds'`);
    const kids = async () =>
      ((await call('GET', '/.well-known/jwks.json', undefined, null)).body as { keys: JWK[] }).keys.map(
        (key) => key.kid,
      );
    let after = before;
    for (let tries = 0; tries < 40 && kid(after) === kid(before); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      after = await begin();
    }
    expect(await kids()).toEqual([kid(before), kid(after)]);
    for (const { accessToken } of [before, after]) {
      expect((await call('GET', '/v1/accounts/me', undefined, accessToken)).status).toBe(200);
    }
    await serving.close();
  });
});
