import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigModule, readConfig } from '../../../src/platform/config/index.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { SECRETS_KEY, serve, type TestApi } from '../../support/api.js';
import { bareProvider, openIdProvider, type OpenIdProvider, REDIRECT_URL } from '../../support/openid.js';

/** Goal: who logs in with the OpenID provider gets the account of that person, and nobody else does. */
const CLIENT = { id: 'kifu', secret: 'a secret of the client and the provider' };
const PASSWORD = 'correct horse battery';

let provider: OpenIdProvider;
let api: TestApi;

const trusting = (issuer: string, signUp: 'yes' | 'no' = 'yes') =>
  serve([
    ConfigModule.of(
      readConfig(
        {
          DATABASE_URL: 'postgresql://kifu@localhost/kifu',
          KIFU_SECRETS_KEY: SECRETS_KEY,
          KIFU_OIDC_ISSUER: issuer,
          KIFU_OIDC_CLIENT_ID: CLIENT.id,
          KIFU_OIDC_CLIENT_SECRET: CLIENT.secret,
          KIFU_OIDC_REDIRECT_URL: REDIRECT_URL,
          KIFU_OIDC_SIGN_UP: signUp,
        },
        'api',
      ),
    ),
  ]);

beforeAll(async () => {
  provider = await openIdProvider(CLIENT);
  api = await trusting(provider.issuer);
});

afterAll(async () => {
  await api.close();
  await provider.close();
});

interface Begun {
  readonly authorizationUrl: string;
  readonly secret: string;
}

const begin = async (at = api) => (await at.call('POST', '/v1/oidc/logins', undefined, null)).body as Begun;
const finish = (secret: string, query: string, at = api) =>
  at.call('POST', '/v1/oidc/sessions', { secret, query }, null);

async function logIn(as: string, at = api) {
  const { authorizationUrl, secret } = await begin(at);
  return finish(secret, await provider.logIn(authorizationUrl, as), at);
}

const refused = (status: number, code: string) => ({ status, body: { code } });

describe('a log-in with the provider', () => {
  it('gives an account at the first time, and the same one afterwards', async () => {
    const first = await logIn('ada');
    expect(first.status).toBe(201);
    const { accessToken, accountId } = first.body as { accessToken: string; accountId: string };
    expect(await api.call('GET', '/v1/accounts/me', undefined, accessToken)).toMatchObject({
      body: { id: accountId, role: 'player', name: 'Name of ada' },
    });
    expect(await logIn('ada')).toMatchObject({ status: 201, body: { accountId } });
    expect((await logIn('bob')).body).not.toMatchObject({ accountId });
  });

  it('asks for a code with PKCE, state and nonce', async () => {
    const { authorizationUrl } = await begin();
    const asked = Object.fromEntries(new URL(authorizationUrl).searchParams);
    expect(asked).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', redirect_uri: REDIRECT_URL });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]?.length).toBeGreaterThan(30);
  });

  it('is finished by the browser that began it, once', async () => {
    const { authorizationUrl, secret } = await begin();
    const query = await provider.logIn(authorizationUrl, 'ada');
    const unknown = refused(403, 'identity.oidc-login-unknown');
    expect(await finish('kifu_login_of-somebody', query)).toMatchObject(unknown);
    expect((await finish(secret, query)).status).toBe(201);
    expect(await finish(secret, query)).toMatchObject(unknown);
  });

  it('does not wait for ever', async () => {
    const { authorizationUrl, secret } = await begin();
    const query = await provider.logIn(authorizationUrl, 'ada');
    await api.app.get(PgPools).app.query(`update oidc_logins set expires_at = now() - interval '1 second'`);
    expect(await finish(secret, query)).toMatchObject(refused(403, 'identity.oidc-login-unknown'));
  });

  it('accepts no answer of another log-in, of no log-in, or of a person who declined', async () => {
    const [mine, other] = [await begin(), await begin()];
    const query = await provider.logIn(other.authorizationUrl, 'ada');
    expect(await finish(mine.secret, query)).toMatchObject(refused(401, 'identity.oidc-refused'));
    const made: readonly ((state: string) => string)[] = [
      (state) => `?code=made-up&state=${state}&iss=${encodeURIComponent(provider.issuer)}`,
      (state) => `?code=made-up&state=${state}&iss=https%3A%2F%2Fevil.example.org`,
      (state) => `?error=access_denied&state=${state}&iss=${encodeURIComponent(provider.issuer)}`,
      () => '?nothing',
    ];
    for (const answer of made) {
      const { authorizationUrl, secret } = await begin();
      const state = new URL(authorizationUrl).searchParams.get('state') ?? '';
      expect(await finish(secret, answer(state))).toMatchObject(refused(401, 'identity.oidc-refused'));
    }
  });

  it.each([
    ['itself', { status: 201 }],
    ['another', refused(401, 'identity.oidc-refused')],
  ] as const)('believes the provider only what itself has signed: %s', async (signs, expected) => {
    const bare = await bareProvider({ id: CLIENT.id, signs });
    const trusted = await trusting(bare.issuer);
    const { authorizationUrl, secret } = await begin(trusted);
    expect(await finish(secret, bare.logIn(authorizationUrl), trusted)).toMatchObject(expected);
    await trusted.close();
    await bare.close();
  });

  it('for the first time from several devices at once gives one account', async () => {
    const back = async () => {
      const { authorizationUrl, secret } = await begin();
      return { secret, query: await provider.logIn(authorizationUrl, 'eve') };
    };
    const devices = [await back(), await back(), await back()];
    const answers = await Promise.all(devices.map(({ secret, query }) => finish(secret, query)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => (body as { accountId: string }).accountId)).size).toBe(1);
  });

  it.each([['no question mark'], ['?with space'], ['?'], [7]])('takes a query and not %j', async (query) => {
    const answer = await api.call('POST', '/v1/oidc/sessions', { secret: 'x', query }, null);
    expect(answer).toMatchObject(refused(400, 'request.invalid'));
  });
});

describe('a link', () => {
  it('leads to the account that was there, and to no other', async () => {
    const token = async (login: string) => {
      await api.call('POST', '/v1/accounts', { login, password: PASSWORD });
      const { body } = await api.call('POST', '/v1/sessions', { login, password: PASSWORD }, null);
      return body as { accessToken: string; accountId: string };
    };
    const [mine, other] = [await token('carol'), await token('dave')];
    const link = async (key: string) => {
      const { authorizationUrl, secret } = await begin();
      const query = await provider.logIn(authorizationUrl, 'carol-elsewhere');
      return api.call('POST', '/v1/accounts/me/identities', { secret, query }, key);
    };
    expect((await link(mine.accessToken)).status).toBe(204);
    expect((await link(mine.accessToken)).status).toBe(204);
    expect(await link(other.accessToken)).toMatchObject(refused(409, 'identity.identity-taken'));
    expect(await logIn('carol-elsewhere')).toMatchObject({ status: 201, body: { accountId: mine.accountId } });
  });
});

describe('identities', () => {
  const IDENTITIES = '/v1/accounts/me/identities';
  const listed = async (key: string, path = IDENTITIES) =>
    (await api.call('GET', path, undefined, key)).body as {
      readonly items: readonly { readonly subject: string }[];
      readonly next: string | null;
    };
  const unlink = (key: string, subject: string) =>
    api.call(
      'DELETE',
      `${IDENTITIES}?${new URLSearchParams({ issuer: provider.issuer, subject }).toString()}`,
      undefined,
      key,
    );
  const link = async (key: string, as: string) => {
    const { authorizationUrl, secret } = await begin();
    const query = await provider.logIn(authorizationUrl, as);
    expect((await api.call('POST', IDENTITIES, { secret, query }, key)).status).toBe(204);
  };

  it('are listed to the holder of the account, and lead to it no more once they are taken off', async () => {
    const { accountId, accessToken } = (await logIn('frank')).body as { accountId: string; accessToken: string };
    await link(accessToken, 'thief');
    const first = await listed(accessToken, `${IDENTITIES}?limit=1`);
    expect(first.items).toEqual([
      { issuer: provider.issuer, subject: 'frank', linkedAt: expect.any(String) as string },
    ]);
    expect((await listed(accessToken, first.next ?? '')).items).toMatchObject([{ subject: 'thief' }]);
    expect(await logIn('thief')).toMatchObject({ status: 201, body: { accountId } });
    expect((await unlink(accessToken, 'thief')).status).toBe(204);
    expect((await logIn('thief')).body).not.toMatchObject({ accountId });
    expect(await unlink(accessToken, 'thief')).toMatchObject(refused(404, 'identity.identity-not-linked'));
  });

  it('are not taken off where nothing else leads to the account, also when two are at once', async () => {
    const { accessToken } = (await logIn('grace')).body as { accessToken: string };
    expect(await unlink(accessToken, 'grace')).toMatchObject(refused(409, 'identity.last-way-in'));
    await link(accessToken, 'grace-too');
    const both = await Promise.all([unlink(accessToken, 'grace'), unlink(accessToken, 'grace-too')]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await listed(accessToken)).items).toHaveLength(1);
  });

  it('of other accounts are hidden, and keys have no identities', async () => {
    const [mine, other] = [await logIn('heidi'), await logIn('ivan')].map(
      ({ body }) => body as { accessToken: string },
    );
    expect(await unlink(mine?.accessToken ?? '', 'ivan')).toMatchObject(refused(404, 'identity.identity-not-linked'));
    expect((await listed(other?.accessToken ?? '')).items).toHaveLength(1);
    for (const method of ['GET', 'DELETE']) {
      const path = `${IDENTITIES}${method === 'GET' ? '' : '?issuer=x&subject=y'}`;
      expect(await api.call(method, path)).toMatchObject(refused(409, 'identity.no-session'));
    }
  });

  it('are found by admins under their very words', async () => {
    const { accountId } = (await logIn('Judy')).body as { accountId: string };
    const login = new URLSearchParams({ login: `${provider.issuer} Judy` });
    const { items } = (await api.call('GET', `/v1/accounts?${login.toString()}`)).body as { items: unknown };
    expect(items).toMatchObject([{ id: accountId }]);
  });
});

describe('a service', () => {
  it('without sign-up knows only linked accounts', async () => {
    const closed = await trusting(provider.issuer, 'no');
    expect(await logIn('stranger', closed)).toMatchObject(refused(403, 'identity.oidc-no-account'));
    await closed.close();
  });

  it('without a provider says so', async () => {
    const alone = await serve();
    expect(await alone.call('POST', '/v1/oidc/logins', undefined, null)).toMatchObject(
      refused(404, 'identity.oidc-not-configured'),
    );
    await alone.close();
  });

  it('whose provider does not answer tells when to come back', async () => {
    const lost = await trusting('http://127.0.0.1:9');
    const answer = await lost.call('POST', '/v1/oidc/logins', undefined, null);
    expect(answer).toMatchObject(refused(503, 'identity.oidc-unavailable'));
    expect(answer.headers.get('retry-after')).toBe('10');
    await lost.close();
  });
});
