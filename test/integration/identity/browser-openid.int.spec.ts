import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigModule, readConfig } from '../../../src/platform/config/index.js';
import { SECRETS_KEY, serve, type TestApi } from '../../support/api.js';
import { bareProvider, REDIRECT_URL } from '../../support/openid.js';

/**
 * Goal: a browser is sent to the OpenID provider and comes back logged in, to the page it came from, and to no other
 * site.
 */
let provider: Awaited<ReturnType<typeof bareProvider>>;
let api: TestApi;
let base: string;

const trusting = (redirectUrl: string) =>
  serve([
    ConfigModule.of(
      readConfig(
        {
          DATABASE_URL: 'postgresql://kifu@localhost/kifu',
          KIFU_SECRETS_KEY: SECRETS_KEY,
          KIFU_OIDC_ISSUER: provider.issuer,
          KIFU_OIDC_CLIENT_ID: 'kifu',
          KIFU_OIDC_REDIRECT_URL: redirectUrl,
        },
        'api',
      ),
    ),
  ]);

beforeAll(async () => {
  provider = await bareProvider({ id: 'kifu', signs: 'itself' });
  api = await trusting('https://kifu.example.org/v1/oidc/callback');
  base = await api.app.getUrl();
});

afterAll(async () => {
  await api.close();
  await provider.close();
});

interface Went {
  readonly status: number;
  readonly location: string;
  readonly cookies: readonly string[];
}

/** As a program does, or as a browser, which asks for a page. */
async function go(path: string, cookie = '', accept = '*/*'): Promise<Went> {
  const { status, headers } = await fetch(`${base}${path}`, { redirect: 'manual', headers: { cookie, accept } });
  return { status, location: headers.get('location') ?? '', cookies: headers.getSetCookie() };
}

const begin = (returnTo?: string): Promise<Went> =>
  go(`/v1/oidc/redirect${returnTo === undefined ? '' : `?return=${encodeURIComponent(returnTo)}`}`);
const pairOf = (cookie = ''): string => cookie.split(';', 1)[0] ?? '';
const back = ({ location, cookies: [cookie] }: Went): Promise<Went> =>
  go(`/v1/oidc/callback${provider.logIn(location)}`, pairOf(cookie));

describe('a browser', () => {
  it('comes back logged in, to the page it came from', async () => {
    const sent = await begin('/leagues/spring?round=2');
    expect([sent.status, sent.location.startsWith(`${provider.issuer}/auth?`)]).toEqual([302, true]);
    expect(sent.cookies).toEqual([
      expect.stringMatching(/^__Host-kifu-login=.*; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    const returned = await back(sent);
    expect([returned.status, returned.location]).toEqual([302, '/leagues/spring?round=2']);
    const [gone, cookie] = returned.cookies;
    expect(gone).toMatch(/^__Host-kifu-login=; Max-Age=0/);
    expect(cookie).toMatch(/^__Host-kifu=kifu_browser_[\w-]{43}; .*HttpOnly; Secure; SameSite=Lax$/);
    const me = await fetch(`${base}/v1/me`, { headers: { cookie: pairOf(cookie) } });
    expect(await me.json()).toMatchObject({ kind: 'session', player: { name: 'Name of ada' } });
  });

  it('without a page to return to arrives at the first page', async () => {
    expect((await back(await begin())).location).toBe('/');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    '/a\nb',
    'javascript:x',
    '',
  ])('is sent nowhere else: %j', async (returnTo) => {
    expect(await begin(returnTo)).toMatchObject({ status: 400, location: '', cookies: [] });
  });

  it('follows no changed cookie to another page', async () => {
    const sent = await begin('/games');
    const changed = pairOf(sent.cookies[0]).replace('%2Fgames', '%2F%2Fevil.example');
    expect(changed).toContain('evil.example');
    const returned = await go(`/v1/oidc/callback${provider.logIn(sent.location)}`, changed);
    expect([returned.status, returned.location]).toEqual([302, '/']);
  });

  it('finishes no log-in that another one has begun, and none twice', async () => {
    const [mine, theirs] = [await begin('/mine'), await begin('/theirs')];
    const query = provider.logIn(theirs.location);
    expect(await go(`/v1/oidc/callback${query}`)).toMatchObject({ status: 403, location: '' });
    expect(await go(`/v1/oidc/callback${query}`, pairOf(mine.cookies[0]))).toMatchObject({ status: 401, location: '' });
    expect(await go(`/v1/oidc/callback${query}`, pairOf(theirs.cookies[0]))).toMatchObject({ status: 302 });
    const again = await go(`/v1/oidc/callback${query}`, pairOf(theirs.cookies[0]));
    expect([again.status, again.cookies.map(pairOf)]).toEqual([403, ['__Host-kifu-login=']]);
  });
});

describe('a browser whose log-in fails', () => {
  const asBrowser = (path: string, cookie?: string): Promise<Went> => go(path, pairOf(cookie), 'text/html,*/*;q=0.8');
  const lands = (refused: string, to: string) => ({
    status: 302,
    location: `/log-in?${new URLSearchParams({ refused, to }).toString()}`,
  });

  it('lands on the log-in page as before, without anything that the provider said', async () => {
    const sent = await begin('/leagues/spring?round=2');
    const state = new URL(sent.location).searchParams.get('state') ?? '';
    const said = `?error=access_denied&error_description=%3Cb%3Eno%3C%2Fb%3E&state=${state}`;
    const returned = await asBrowser(`/v1/oidc/callback${said}`, sent.cookies[0]);
    expect(returned).toMatchObject(lands('identity.oidc-refused', '/leagues/spring?round=2'));
    expect(returned.cookies.map(pairOf)).toEqual(['__Host-kifu-login=']);
  });

  it('lands there with another state, without a log-in under way, and when it comes back twice', async () => {
    const sent = await begin('/games');
    const [query, cookie] = [provider.logIn(sent.location), sent.cookies[0]];
    const unknown = lands('identity.oidc-login-unknown', '/games');
    expect(await asBrowser(`/v1/oidc/callback${query}`)).toMatchObject(lands('identity.oidc-login-unknown', '/'));
    expect(await asBrowser(`/v1/oidc/callback?code=given&state=another`, cookie)).toMatchObject(
      lands('identity.oidc-refused', '/games'),
    );
    expect(await asBrowser(`/v1/oidc/callback${query}`, cookie)).toMatchObject(unknown);
  });

  it('follows no changed cookie to another site', async () => {
    const sent = await begin('/games');
    const changed = pairOf(sent.cookies[0]).replace('%2Fgames', '%2F%2Fevil.example');
    expect(await asBrowser('/v1/oidc/callback?error=access_denied', changed)).toMatchObject(
      lands('identity.oidc-refused', '/'),
    );
  });

  it('is a problem for a program', async () => {
    const sent = await begin('/games');
    const answer = await fetch(`${base}/v1/oidc/callback?error=access_denied`, {
      redirect: 'manual',
      headers: { cookie: pairOf(sent.cookies[0]), accept: 'application/json' },
    });
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'identity.oidc-refused' }]);
  });
});

describe('a service whose provider sends people to another page', () => {
  it('logs no browsers in by redirects', async () => {
    const other = await trusting(REDIRECT_URL);
    const answers = ['/v1/oidc/redirect', '/v1/oidc/callback?code=x'].map((path) =>
      other.call('GET', path, undefined, null),
    );
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'identity.oidc-not-configured' } });
    }
    await other.close();
  });
});
