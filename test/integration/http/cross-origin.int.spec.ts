/**
 * Goal: a page of any origin reads what is public, without a key, and nothing else; pages of listed origins may do all.
 * If it fails, a route is open to pages that should not be (`cross-origin.ts`), or shut to overlays.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi } from '../../../src/platform/http/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';

const PAGE = 'https://overlay.example';
const LISTED = 'https://listed.example';

let api: TestApi;
let base: string;

beforeAll(async () => {
  api = await serveKifu('api', {}, { corsOrigins: [LISTED] });
  base = await api.app.getUrl();
});
afterAll(() => api.close());

const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET', at = base) =>
  fetch(`${at}${path}`, { method, headers: { origin: PAGE, ...headers } });
const preflight = (path: string, method: string, origin = PAGE) =>
  ask(path, { origin, 'access-control-request-method': method }, 'OPTIONS');
const allowed = ({ headers }: Response): string | null => headers.get('access-control-allow-origin');

/** A reader whom the API sends away again is of no use to a page. */
const REDIRECTS = ['/v1/oidc/callback', '/v1/oidc/redirect'];

/** What is read, and whether it answers without a key as well: its security is nothing, or also nothing. */
const reading = () =>
  Object.entries(describeApi(api.app).paths).flatMap(([path, { get }]) =>
    get === undefined ? [] : [{ path, isOpen: [0, 2].includes(get.security?.length ?? 1) }],
  );

describe('a page of an unlisted origin', () => {
  it('may read each operation that answers without a key, and no other', async () => {
    const operations = reading().filter(({ path }) => !REDIRECTS.includes(path));
    const opened: string[] = [];
    for (const { path } of operations) {
      const at = path.replaceAll(/\{\w+\}/g, randomUUID());
      const answers = [await ask(at, {}, 'HEAD'), await preflight(at, 'GET')].map(allowed);
      expect([path, new Set(answers).size]).toEqual([path, 1]);
      if (answers[0] === '*') opened.push(path);
    }
    expect(opened).toEqual(operations.filter(({ isOpen }) => isOpen).map(({ path }) => path));
    expect(opened.length).toBeGreaterThan(30);
    expect(opened.length).toBeLessThan(operations.length);
  });

  it('is not let in where the API only redirects', async () => {
    for (const path of REDIRECTS) expect(allowed(await ask(path, {}, 'HEAD'))).toBeNull();
  });

  it('reads what an answer says about itself, and gets no cookie', async () => {
    const { headers, status } = await ask('/v1/matches', { cookie: 'kifu=anything', 'sec-fetch-site': 'cross-site' });
    expect([status, headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([
      200,
      '*',
      expect.stringContaining('Origin'),
    ]);
    expect(headers.get('access-control-expose-headers')).toMatch(/ETag, .*Retry-After, .*X-RateLimit-Remaining/);
    expect(headers.has('access-control-allow-credentials')).toBe(false);
  });

  it('gets no answer to a request with a key', async () => {
    const answer = await ask('/v1/matches', { authorization: `Bearer ${api.adminKey}` });
    expect([answer.status, allowed(answer)]).toEqual([200, null]);
  });

  it('may not send what changes something, and not to an operation that reads by POST', async () => {
    for (const path of ['/v1/matches', '/v1/decks/validate']) {
      expect(allowed(await ask(path, {}, 'POST'))).toBeNull();
      expect(allowed(await preflight(path, 'POST'))).toBeNull();
    }
  });

  it('learns once for two hours which headers it may send, no key among them', async () => {
    const { status, headers } = await preflight('/v1/matches', 'GET');
    expect([status, headers.get('access-control-max-age')]).toEqual([204, '7200']);
    expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD');
    expect(headers.get('access-control-allow-headers')).toBe('If-None-Match, Last-Event-ID, X-Request-Id');
  });
});

it('a page of a listed origin may send a key, and what changes something', async () => {
  const headers = { origin: LISTED, authorization: `Bearer ${api.adminKey}` };
  expect(allowed(await ask('/v1/jobs', headers))).toBe(LISTED);
  expect(allowed(await preflight('/v1/matches', 'POST', LISTED))).toBe(LISTED);
});

it('nothing is open to pages where public reading is closed', async () => {
  const closed = await serveKifu('api', {}, { publicReading: false });
  const at = await closed.app.getUrl();
  expect(allowed(await ask('/v1/matches', {}, 'GET', at))).toBeNull();
  expect(allowed(await ask('/v1/service', {}, 'GET', at))).toBeNull();
  await closed.close();
});

it('pages of other origins have a rate of their own, and read that it is used up', async () => {
  const limited = await serveKifu('api', {}, { rateLimitPerMinute: 2 });
  const at = await limited.app.getUrl();
  const statuses: number[] = [];
  for (let time = 0; time < 3; time += 1) statuses.push((await ask('/v1/matches', {}, 'GET', at)).status);
  expect(statuses).toEqual([200, 200, 429]);
  const refused = await ask('/v1/matches', {}, 'GET', at);
  expect([allowed(refused), refused.headers.has('retry-after')]).toEqual(['*', true]);
  const own = [undefined, at].map((origin) => fetch(`${at}/v1/matches`, origin ? { headers: { origin } } : {}));
  expect((await Promise.all(own)).map(({ status }) => status)).toEqual([200, 200]);
  await limited.close();
});
