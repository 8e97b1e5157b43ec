/**
 * The point of this file: what a browser gets at the addresses of the web application, and that nobody gets any other
 * file.
 */
import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpApp } from '../../../src/platform/http/index.js';
import { ToyModule } from './toy.module.js';

const INDEX =
  '<!doctype html><html lang="en"><head><title>Kifu</title></head><body><div id="root"></div></body></html>';
const SCRIPT = `export const text = '${'kifu '.repeat(1_000)}';`;

let app: NestFastifyApplication;
let base: string;
let outside: string;

beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), 'kifu-web-'));
  const folder = join(outside, 'web');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(outside, 'secret.txt'), 'of the operator');
  await writeFile(join(folder, '.env'), 'of the operator');
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
  await writeFile(join(folder, 'index.html'), INDEX);
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(folder, 'assets', 'index-4f3a.js'), SCRIPT);
  await writeFile(join(folder, 'assets', 'index-4f3a.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(folder, 'assets', 'index-4f3a.js.map'), '{}');
  const web = { folder, imageOrigins: ['https://cards.example.org'] };
  app = await createHttpApp(ToyModule, { corsOrigins: [], rateLimitPerMinute: 0, web }, { nest: { logger: false } });
  await app.listen(0, '127.0.0.1');
  base = await app.getUrl();
});

afterAll(async () => {
  await app.close();
  await rm(outside, { recursive: true });
});

const open = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${base}${path}`, init);

/** As it stands, which `fetch` would tidy up. */
const exchange = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
    const socket = connect(Number(new URL(base).port), '127.0.0.1', () => socket.write(request));
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
    socket.once('end', () => resolve(answer)).once('error', reject);
  });

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; " +
  "base-uri 'none'; form-action 'self'; img-src 'self' data: https://cards.example.org; frame-ancestors ";

describe('the page', () => {
  it.each(['/', '/games/019ab1c2-0000-7000-8000-000000000001', '/leagues/x/desk', '/record?of=a.b'])(
    'is at %s, asked for anew each time, and runs no script but its own files',
    async (path) => {
      const response = await open(path);
      expect([response.status, await response.text()]).toEqual([200, INDEX]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': `${POLICY}'none'`,
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
      });
      const known = { 'if-none-match': response.headers.get('etag') ?? '' };
      expect((await open(path, { headers: known })).status).toBe(304);
    },
  );

  it.each(['games', 'leagues', 'tournaments'])('may be framed where it is made for that: %s', async (kind) => {
    const { status, headers } = await open(`/embed/${kind}/019ab1c2-0000-7000-8000-000000000001`);
    expect([status, headers.get('content-security-policy'), headers.get('x-frame-options')]).toEqual([
      200,
      `${POLICY}*`,
      null,
    ]);
  });

  it.each([
    '/embed',
    '/embed/',
    '/embed/games',
    '/embed/games/x',
    '/embed/admin',
    '/embed/tournaments/019ab1c2-0000-7000-8000-000000000001/slips',
    '/embed/games/019ab1c2-0000-7000-8000-000000000001/',
    '/embed/games/019ab1c2-0000-7000-8000-000000000001/x',
    '/embed/../admin',
    '/embed/%2e%2e/admin',
    '//embed/games/019ab1c2-0000-7000-8000-000000000001',
    '/games/019ab1c2-0000-7000-8000-000000000001',
  ])('may not be framed at %s', async (path) => {
    const { headers } = await open(path);
    const policy = headers.get('content-security-policy');
    expect([policy?.match(/frame-ancestors [^;]*/)?.[0], headers.get('x-frame-options')]).toEqual([
      "frame-ancestors 'none'",
      'DENY',
    ]);
  });

  it.each([
    '/v1/nothing',
    '/v2',
    '/docs/nothing',
    '/health/nothing',
    '/metrics/x',
    '/.well-known/x',
    '/assets/gone.js',
  ])('is not at %s, which is a problem', async (path) => {
    const response = await open(path, { headers: { accept: '*/*' } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'route.not-found' });
  });

  it('is only read', async () => {
    expect((await open('/games/x', { method: 'POST' })).status).toBe(404);
    const head = await open('/games/x', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(INDEX.length)]);
  });

  it('hides no route', async () => {
    expect(await (await open('/v1/toys')).json()).toMatchObject({ items: expect.any(Array) as unknown });
    expect((await open('/docs/openapi.json')).status).toBe(200);
    expect((await open('/docs/problems')).status).toBe(200);
  });
});

describe('files', () => {
  it('with the hash of their content in their names are kept for ever', async () => {
    const response = await open('/assets/index-4f3a.js', { headers: { 'accept-encoding': 'identity' } });
    expect([response.status, await response.text()]).toEqual([200, SCRIPT]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': expect.stringMatching(/^(text|application)\/javascript/) as unknown,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('are sent compressed, as they were compressed before or else on the way', async () => {
    const encoded = async (accept: string) => {
      const response = await open('/assets/index-4f3a.js', { headers: { 'accept-encoding': accept } });
      return [response.headers.get('content-encoding'), (await response.text()) === SCRIPT];
    };
    expect([await encoded('br'), await encoded('gzip'), await encoded('identity')]).toEqual([
      ['br', true],
      ['gzip', true],
      [null, true],
    ]);
  });

  it('with other names are asked for anew', async () => {
    const response = await open('/robots.txt');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '//etc/passwd.txt',
    '/.env',
    '/.vite/manifest.json',
    '/assets/index-4f3a.js.br',
    '/assets/index-4f3a.js.map',
    '/index.html',
  ])('are no others: %s', async (path) => {
    const answer = await exchange(path);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('of the operator');
  });
});

describe('another build that comes into its place while the service runs', () => {
  it('is what is served from then on: its page, and its files', async () => {
    const folder = join(outside, 'web');
    const [next, before] = [join(outside, 'next'), join(outside, 'before')];
    const page = INDEX.replace('root', 'next');
    await mkdir(join(next, 'assets'), { recursive: true });
    await writeFile(join(next, 'index.html'), page);
    await writeFile(join(next, 'assets', 'index-77aa.js'), SCRIPT);
    // Whatever the clock of the machine is: not the time of the first one.
    await utimes(join(next, 'index.html'), 1, 1);
    await rename(folder, before);
    expect([(await open('/')).status, await (await open('/')).text()]).toEqual([200, INDEX]);
    await rename(next, folder);
    expect(await (await open('/leagues')).text()).toBe(page);
    expect((await open('/assets/index-77aa.js')).status).toBe(200);
    expect((await open('/assets/index-4f3a.js')).status).toBe(404);
    await rename(folder, next);
    await rename(before, folder);
    expect(await (await open('/')).text()).toBe(INDEX);
  });
});
