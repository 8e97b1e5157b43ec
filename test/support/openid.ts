/** A real OpenID provider in this process, and somebody with a browser who logs in there. */
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
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
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [REDIRECT_URL] }],
    claims: { openid: ['sub'], profile: ['name'] },
    // Otherwise the name is told at another address only.
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
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
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
