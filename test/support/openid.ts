/** A real OpenID provider in this process, and somebody with a browser who logs in there. */
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import Provider from 'oidc-provider';

export const REDIRECT_URL = 'https://app.example.org/back';

export interface OpenIdProvider {
  readonly issuer: string;
  /** Goes where the service sends people, logs in, consents, and comes back: with the query of the address. */
  readonly logIn: (authorizationUrl: string, login: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

export async function openIdProvider(client: {
  readonly id: string;
  readonly secret: string;
}): Promise<OpenIdProvider> {
  const { server, issuer, close } = await listening();
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [REDIRECT_URL] }],
    claims: { openid: ['sub'], profile: ['name'] },
    // Otherwise the name is given at another address only.
    conformIdTokenClaims: false,
    cookies: { keys: ['cookies of a test'] },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, name: `Name of ${id}` }),
    }),
  });
  server.on('request', provider.callback());
  return {
    issuer,
    logIn: (authorizationUrl, login) => browse(authorizationUrl, login),
    close,
  };
}

/**
 * The least that is a provider, for what a real one does not do: its tokens are right in every claim, and signed with
 * its own key or with another one, as if somebody between it and us had made them.
 */
export async function bareProvider(client: { readonly id: string; readonly signs: 'itself' | 'another' }) {
  const { server, issuer, close } = await listening();
  const [own, other] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const publicKey = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  let nonce = '';
  const idToken = () =>
    new SignJWT({ nonce, name: 'Name of ada' })
      .setProtectedHeader({ alg: 'RS256', kid: 'own' })
      .setIssuer(issuer)
      .setAudience(client.id)
      .setSubject('ada')
      .setIssuedAt()
      .setExpirationTime('5 min')
      .sign((client.signs === 'itself' ? own : other).privateKey);
  const answers: Readonly<Record<string, () => unknown>> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/jwks': () => ({ keys: [publicKey] }),
    '/token': async () => ({ access_token: 'opaque', token_type: 'Bearer', id_token: await idToken() }),
  };
  server.on('request', (request, response) => {
    void Promise.resolve(answers[request.url ?? '']?.()).then((answer) => {
      response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? {}));
    });
  });
  const logIn = (authorizationUrl: string): string => {
    const { searchParams } = new URL(authorizationUrl);
    nonce = searchParams.get('nonce') ?? '';
    return `?code=given&state=${searchParams.get('state') ?? ''}`;
  };
  return { issuer, logIn, close };
}

/** A server at an address of its own. */
async function listening(): Promise<{
  readonly server: Server;
  readonly issuer: string;
  readonly close: () => Promise<void>;
}> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { server, issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

const STEPS_MAX = 15;

async function browse(start: string, login: string): Promise<string> {
  const cookies = new Map<string, string>();
  let [url, form] = [start, undefined as URLSearchParams | undefined];
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form !== undefined && { method: 'POST', body: form }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    const page = await response.text();
    if (location === null) {
      [url, form] = filled(page, url, login);
    } else {
      [url, form] = [new URL(location, url).href, undefined];
      if (url.startsWith(REDIRECT_URL)) return new URL(url).search;
    }
  }
  throw new Error(`not back after ${STEPS_MAX} steps: ${url}`);
}

/** The form of a page, as somebody fills it in. */
function filled(page: string, base: string, login: string): [string, URLSearchParams] {
  const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
  const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1];
  if (action === undefined || prompt === undefined) throw new Error(`a page without a form:\n${page}`);
  return [new URL(action, base).href, new URLSearchParams({ prompt, login, password: 'any' })];
}
