import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpApp, FileSenders, RequestInvalid } from '../../../src/platform/http/index.js';
import { ToyModule } from './toy.module.js';

/**
 * The point of this file: whatever arrives over a real socket, the answer is a 2xx or a problem, never a 5xx of ours.
 */

const UNLIMITED = { corsOrigins: ['https://a.example'], rateLimitPerMinute: 0 };
let app: NestFastifyApplication;
let base: string;

beforeAll(async () => {
  app = await createHttpApp(ToyModule, UNLIMITED, { nest: { logger: false } });
  await app.listen(0, '127.0.0.1');
  base = await app.getUrl();
});

afterAll(() => app.close());

const send = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json'): Promise<Response> =>
  fetch(`${base}/v1/toys`, { method: 'POST', body, headers: { 'content-type': type } });

async function problemOf(response: Response): Promise<Record<string, unknown>> {
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const problem = (await response.json()) as Record<string, unknown>;
  expect(problem).toMatchObject({ status: response.status, type: `/docs/problems#${String(problem['code'])}` });
  expect(problem['requestId']).toEqual(expect.any(String));
  return problem;
}

const CLOSE = 'Host: a\r\nConnection: close\r\n\r\n';

/** What is answered to these bytes. */
const exchange = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
    socket.once('end', () => resolve(answer)).once('error', reject);
  });

const json = (value: unknown): string => JSON.stringify(value);
const wide = (names: number) => Object.fromEntries(Array.from({ length: names }, (_, at) => [`name${at}`, at]));
const good = { name: 'top', lines: [{ card: 'x', count: 1 }] };

describe('bodies', () => {
  it('reads a good one', async () => {
    const response = await send(json(good));
    expect([response.status, await response.json()]).toEqual([201, good]);
  });

  const refused: readonly (readonly [
    title: string,
    body: string | Uint8Array<ArrayBuffer>,
    status: number,
    code: string,
  ])[] = [
    ['malformed JSON', '{"name": ', 400, 'request.malformed-json'],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xc3, 0x28, 0x22]), 400, 'request.bad-utf8'],
    ['overlong UTF-8', Buffer.from([0x22, 0xc0, 0xaf, 0x22]), 400, 'request.bad-utf8'],
    ['a NUL in a text', '{"name": "a\\u0000b"}', 400, 'request.bad-text'],
    ['half a surrogate pair', '{"name": "\\ud83d"}', 400, 'request.bad-text'],
    ['a number beyond all floats', '{"name": 1e999}', 400, 'request.bad-number'],
    ['__proto__', '{"__proto__": {"admin": true}}', 400, 'request.forbidden-key'],
    ['constructor.prototype, nested', '{"lines": [{"constructor": {"prototype": {}}}]}', 400, 'request.forbidden-key'],
    ['50,000 unknown names', json(wide(50_000)), 400, 'request.too-many-values'],
    ['200,000 items in a list', `{"lines": [${'{},'.repeat(199_999)}{}]}`, 400, 'request.too-many-values'],
    ['more than 5,000 values in all', `[${'[0,0],'.repeat(2_000)}0]`, 400, 'request.too-many-values'],
    ['a text of 100,000 characters', json({ name: 'x'.repeat(100_000) }), 400, 'request.text-too-long'],
    ['a name of 1,000 characters', json({ ['x'.repeat(1_000)]: 1 }), 400, 'request.text-too-long'],
    ['one name twice', '{"name": "top", "name": "pot", "lines": []}', 400, 'request.repeated-name'],
    ['a body nested 1,000 deep', '['.repeat(1000) + ']'.repeat(1000), 400, 'request.too-deep'],
    ['a body of 10 MB', json({ name: 'x'.repeat(10_000_000) }), 413, 'request.too-large'],
    ['no body', '', 400, 'request.invalid'],
    ['an array for an object', '[]', 400, 'request.invalid'],
    ['an array of objects for an object', json(Array.from({ length: 400 }, () => good)), 400, 'request.invalid'],
    ['an empty array for an object in a list', '{"name": "top", "lines": [[]]}', 400, 'request.invalid'],
    ['an array of objects for an object in a list', json({ name: 'top', lines: [good.lines] }), 400, 'request.invalid'],
    ['null', 'null', 400, 'request.invalid'],
    ['a bare text', '"text"', 400, 'request.invalid'],
  ];
  it.each(refused)('refuses %s', async (_title, body, status, code) => {
    const response = await send(body);
    expect(await problemOf(response)).toMatchObject({ status, code });
  });

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'nonsense',
  ])('refuses the content type %s', async (type) => {
    expect(await problemOf(await send(json(good), type))).toMatchObject({
      status: 415,
      code: 'request.unsupported-media-type',
    });
  });

  it('says where an array is in the place of an object', async () => {
    const problem = await problemOf(await send(json({ name: 'top', lines: [good.lines[0], []] })));
    expect(problem).toMatchObject({ errors: [{ in: 'body', pointer: '/lines/1', message: '1 must be an object' }] });
  });

  it('names every fault by its pointer', async () => {
    const response = await send(
      json({ name: 'far too long a name', extra: 1, lines: [good.lines[0], { card: 7, count: 5, 'a/b': 0 }] }),
    );
    const problem = await problemOf(response);
    expect(problem).toMatchObject({ status: 400, code: 'request.invalid', detail: 'The request has 5 faults.' });
    const errors = problem['errors'] as { in: string; pointer: string }[];
    expect(new Set(errors.map((error) => `${error.in} ${error.pointer}`))).toEqual(
      new Set(['body /extra', 'body /lines/1/a~1b', 'body /lines/1/card', 'body /lines/1/count', 'body /name']),
    );
  });
});

describe('of faults without end', () => {
  const faults = async (body: unknown) => {
    const response = await send(json(body));
    const text = await response.text();
    expect(text.length).toBeLessThan(65_536);
    const { status, code, detail, errors } = JSON.parse(text) as Record<string, unknown>;
    expect([status, code]).toEqual([400, 'request.invalid']);
    return { detail, errors: errors as { pointer: string; message: string }[] };
  };

  it('the first are reported', async () => {
    const { detail, errors } = await faults(wide(200));
    expect(detail).toBe('The request has more than 50 faults; these are the first.');
    expect(errors.map(({ pointer }) => pointer)).toEqual(Array.from({ length: 50 }, (_, at) => `/name${at}`));
  });

  it('so many fit, however long the names are', async () => {
    const long = Array.from({ length: 60 }, (_, at) => [`${'\u0001'.repeat(30)}${at}`, 1]);
    expect((await faults(Object.fromEntries(long))).errors.length).toBeGreaterThan(12);
  });

  it('a list that is too long is the only one, whatever is in it', async () => {
    const lines = Array.from({ length: 1_000 }, () => ({}));
    const { errors } = await faults({ name: 7, surplus: 1, lines });
    expect(errors).toEqual([{ in: 'body', pointer: '/lines', message: 'lines must contain no more than 5 elements' }]);
  });

  it('those of a value that is no list are reported as before', async () => {
    const { errors } = await faults({ name: 'top', lines: Array.from({ length: 5 }, () => ({ card: 'x', count: 0 })) });
    expect(errors.map(({ pointer }) => pointer)).toEqual([0, 1, 2, 3, 4].map((at) => `/lines/${at}/count`));
  });
});

describe('a file', () => {
  const bytes = 3_000_000;
  const file = (body: string): Promise<Response> =>
    fetch(`${base}/v1/toys/file`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });

  it('may be longer than other bodies, and comes as it was sent', async () => {
    const body = ` {"a" : "${'x'.repeat(bytes - 100)}"} `;
    expect(await (await file(body)).json()).toEqual({ bytes: body.length });
  });

  it.each([
    ['without bytes', '', 400, 'request.invalid'],
    ['too long', `"${'x'.repeat(bytes)}"`, 413, 'request.too-large'],
    ['that names a prototype', '[{"__proto__": 1}]', 400, 'request.forbidden-key'],
  ])('%s is refused', async (_title, body, status, code) => {
    expect(await problemOf(await file(body))).toMatchObject({ status, code });
  });

  it('that is no JSON is refused with the place of the fault', async () => {
    expect(await problemOf(await file('{\n  "a": [1, 2\n}'))).toMatchObject({
      status: 400,
      code: 'request.malformed-json',
      line: 3,
      column: 1,
    });
  });
});

describe('the idempotency key', () => {
  const post = (key: string): Promise<Response> => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    return fetch(`${base}/v1/toys`, { method: 'POST', body: json(good), headers });
  };

  it('is handed over', async () => {
    expect(await (await post('table-4/17')).json()).toEqual({ ...good, key: 'table-4/17' });
  });

  it('is refused where the operation takes none, and nothing is done', async () => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'table-4/17' };
    const refused = await fetch(`${base}/v1/toys/file`, { method: 'POST', body: '{}', headers });
    expect(await problemOf(refused)).toMatchObject({ status: 400, code: 'request.idempotency-key-not-taken' });
    expect((await fetch(`${base}/v1/toys`, { headers: { 'idempotency-key': 'x' } })).status).toBe(200);
  });

  it.each(['', 'two words', 'é', 'x'.repeat(201)])('is refused: %j', async (key) => {
    expect(await problemOf(await post(key))).toMatchObject({ errors: [{ in: 'header', pointer: 'Idempotency-Key' }] });
  });
});

describe('routes', () => {
  it('tells an unknown path from a wrong method', async () => {
    expect(await problemOf(await fetch(`${base}/v1/nothing?x=1`))).toMatchObject({
      status: 404,
      code: 'route.not-found',
      instance: '/v1/nothing',
    });
    const wrong = await fetch(`${base}/v1/toys`, { method: 'DELETE' });
    expect(wrong.headers.get('allow')).toBe('GET, HEAD, POST');
    expect(await problemOf(wrong)).toMatchObject({ status: 405, code: 'route.method-not-allowed' });
  });

  it('refuses bad parameters', async () => {
    expect(await problemOf(await fetch(`${base}/v1/toys/7`))).toMatchObject({
      errors: [{ in: 'path', pointer: 'id' }],
    });
    for (const query of ['limit=0', 'limit=201', 'limit=x', 'limit=1&limit=2', 'cursor=!!', 'what=1']) {
      const response = await fetch(`${base}/v1/toys?${query}`);
      expect([query, response.status, await response.json()]).toMatchObject([query, 400, { code: 'request.invalid' }]);
    }
  });

  it.each(['__proto__', 'constructor', 'prototype'])('refuses the parameter %s', async (name) => {
    expect(await problemOf(await fetch(`${base}/v1/toys?${name}=1`))).toMatchObject({ code: 'request.forbidden-key' });
  });

  it.each(['/v1/toys/%zz', '/v1/%ff', `/v1/toys/${'x'.repeat(300)}`])('refuses the unreadable URL %s', async (path) => {
    expect(await problemOf(await fetch(base + path))).toMatchObject({ status: 400, code: 'request.bad-url' });
  });

  it.each([
    ['of many names', Array.from({ length: 2_000 }, (_, at) => `a${at}=`).join('&')],
    ['that names one again and again', 'limit=1&'.repeat(1_500)],
    ['of nothing', '&'.repeat(9_000)],
  ])('refuses a query %s', async (_title, query) => {
    expect(await problemOf(await fetch(`${base}/v1/toys?${query}`))).toMatchObject({
      status: 400,
      code: 'request.too-many-values',
      most: 100,
    });
  });

  it('answers no path of files that leads out of them', async () => {
    for (const path of ['/docs/static/..', '/docs/static/../../package.json', '/docs/..', '/docs/static/%2e%2e']) {
      const [head = '', body = ''] = (await exchange(`GET ${path} HTTP/1.1\r\n${CLOSE}`)).split('\r\n\r\n');
      expect([path, head.slice(0, 12)]).toEqual([path, 'HTTP/1.1 404']);
      expect(JSON.parse(body)).toMatchObject({ code: 'route.not-found' });
    }
  });

  it('refuses NUL in a URL', async () => {
    expect(await problemOf(await fetch(`${base}/v1/toys?cursor=%00`))).toMatchObject({ code: 'request.bad-text' });
  });
});

describe('bytes that are no request', () => {
  it.each([
    [
      'headers that never end',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'request.headers-too-large',
    ],
    ['nonsense', 'what is this\r\n\r\n', 400, 'request.malformed-http'],
    [
      'a header with a line break in it',
      'GET / HTTP/1.1\r\nHost: a\r\nX: a\rb: c\r\n\r\n',
      400,
      'request.malformed-http',
    ],
  ])('%s: are refused with a problem', async (_title, bytes, status, code) => {
    const [head = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('Content-Type: application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ status, code, requestId: expect.any(String) as string });
  });
});

describe('requests that HTTP allows, and that mean nothing here', () => {
  const body = (type: string) => `Content-Type: ${type}\r\nContent-Length: 2\r\n${CLOSE}{}`;
  const post = 'POST /v1/toys HTTP/1.1\r\n';

  it.each([
    ['QUERY, which has a body', `QUERY /v1/toys HTTP/1.1\r\n${CLOSE}`, 405, 'route.method-not-allowed'],
    ['QUERY of a type', `QUERY /v1/toys HTTP/1.1\r\n${body('text/plain')}`, 405, 'route.method-not-allowed'],
    ['QUERY of no path', `QUERY /v1/no HTTP/1.1\r\n${CLOSE}`, 404, 'route.not-found'],
    ['TRACE', `TRACE /v1/toys HTTP/1.1\r\n${CLOSE}`, 405, 'route.method-not-allowed'],
    ['a method that nobody knows', `FROB /v1/toys HTTP/1.1\r\n${CLOSE}`, 400, 'request.malformed-http'],
    ['OPTIONS of nobody', `OPTIONS /v1/toys HTTP/1.1\r\n${CLOSE}`, 405, 'route.method-not-allowed'],
    ['OPTIONS *', `OPTIONS * HTTP/1.1\r\n${CLOSE}`, 404, 'route.not-found'],
    ['CONNECT', `CONNECT a.example:80 HTTP/1.1\r\n${CLOSE}`, 405, 'request.no-tunnel'],
    ['no Host', 'GET /v1/toys HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'request.malformed-http'],
    ['two Hosts', `GET /v1/toys HTTP/1.1\r\nHost: b\r\n${CLOSE}`, 400, 'request.malformed-http'],
    ['an expectation', `${post}Expect: more\r\n${body('application/json')}`, 417, 'request.expectation-failed'],
    ['a body that is compressed', `${post}Content-Encoding: gzip\r\n${body('application/json')}`, 415, undefined],
    ['a body without a type', `${post}Content-Length: 2\r\n${CLOSE}{}`, 415, 'request.unsupported-media-type'],
    ['two lengths', `${post}Content-Length: 1\r\n${body('application/json')}`, 400, 'request.malformed-http'],
    ['chunks that are none', `${post}Transfer-Encoding: chunked\r\n${CLOSE}zz\r\n`, 400, 'request.malformed-http'],
  ])('%s', async (_title, bytes, status, code) => {
    const [head = '', answer = ''] = (await exchange(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/content-type: application\/problem\+json/i);
    expect(JSON.parse(answer)).toMatchObject({ status, ...(code !== undefined && { code }) });
  });

  it('answers what comes with an address of another server, or asks for another protocol', async () => {
    for (const line of ['GET http://b.example/v1/toys HTTP/1.1', 'GET /v1/toys HTTP/1.1\r\nUpgrade: h2c']) {
      expect(await exchange(`${line}\r\n${CLOSE}`)).toMatch(/^HTTP\/1.1 200 /);
    }
  });
});

describe('errors of a module', () => {
  it('shows what the table makes public, and no more', async () => {
    const problem = await problemOf(await send(json({ name: 'broken', lines: [] })));
    expect(problem).toMatchObject({
      status: 422,
      code: 'toy.broken',
      title: 'Broken',
      detail: 'It is broken.',
      pieces: 3,
    });
    expect(problem).not.toHaveProperty('secret');
  });

  it('says when to try again', async () => {
    const response = await send(json({ name: 'busy', lines: [] }));
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await problemOf(response)).toMatchObject({ status: 503, code: 'toy.busy', detail: 'Try again.' });
  });

  it('hides what was our fault', async () => {
    const response = await send(json({ name: 'bug', lines: [] }));
    expect(json(await problemOf(response))).not.toContain('hunter2');
    expect(response.status).toBe(500);
  });
});

describe('answers', () => {
  it('pages with an opaque cursor', async () => {
    const seen: number[] = [];
    let next: string | null = '/v1/toys?limit=2';
    while (next !== null) {
      const page = (await (await fetch(base + next)).json()) as { items: { n: number }[]; next: string | null };
      seen.push(...page.items.map(({ n }) => n));
      next = page.next;
    }
    expect(seen).toEqual([1, 2, 3, 4, 5]);
  });

  it('answers 304 to a client that has it', async () => {
    const first = await fetch(`${base}/v1/toys`);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"/);
    const strong = await fetch(`${base}/v1/toys`, { headers: { 'if-none-match': `"other", ${tag.slice(2)}` } });
    expect(strong.status).toBe(304);
    const second = await fetch(`${base}/v1/toys`, { headers: { 'if-none-match': tag } });
    expect([first.headers.get('cache-control'), second.status, await second.text()]).toEqual([
      'private, no-cache',
      304,
      '',
    ]);
  });

  describe('are gzipped', () => {
    const headOf = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
      const { headers: answered } = await fetch(`${base}${path}`, { method, headers });
      return answered;
    };

    it('where they are read and large, for clients that accept it', async () => {
      const accepting = await headOf('/docs/openapi.json');
      expect([accepting.get('content-encoding'), accepting.get('vary')]).toEqual(['gzip', 'Origin, accept-encoding']);
      const plain = await headOf('/docs/openapi.json', { 'accept-encoding': 'identity' });
      expect(plain.get('content-encoding')).toBeNull();
      expect(accepting.get('etag')).toMatch(/^W\//);
      expect(plain.get('etag')).toBe(accepting.get('etag'));
    });

    it('but not if they are small, an event stream, or an answer that may hold a secret', async () => {
      expect((await headOf('/v1/toys')).get('content-encoding')).toBeNull();
      expect((await headOf('/v1/toys/stream', {}, 'HEAD')).get('content-encoding')).toBeNull();
      const made = await fetch(`${base}/v1/toys/many`, { method: 'POST' });
      expect(made.headers.get('content-encoding')).toBeNull();
      expect((await made.text()).length).toBeGreaterThan(10_000);
    });

    it('and no request is taken apart, whatever it grows to', async () => {
      const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
      const body = gzipSync(json(good));
      expect(await problemOf(await fetch(`${base}/v1/toys`, { method: 'POST', body, headers }))).toMatchObject({
        status: 415,
        code: 'request.unsupported-media-type',
      });
    });
  });

  it('sends security and CORS headers', async () => {
    const response = await fetch(`${base}/v1/toys`, { headers: { origin: 'https://a.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBe('https://a.example');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringContaining('max-age=') as string,
      'content-security-policy': expect.stringContaining("default-src 'self'") as string,
    });
    expect(response.headers.has('x-powered-by')).toBe(false);
    const stranger = await fetch(`${base}/v1/toys`, { headers: { origin: 'https://b.example' } });
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('lets pages of listed origins do all that the API answers', async () => {
    const asked = { origin: 'https://a.example', 'access-control-request-method': 'DELETE' };
    const preflight = await fetch(`${base}/v1/toys`, { method: 'OPTIONS', headers: asked });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://a.example');
    const allowed = preflight.headers.get('access-control-allow-methods')?.split(', ') ?? [];
    expect(allowed).toEqual(expect.arrayContaining(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']));
  });

  it('streams events, resumes after the last one and ends when the reader goes', async () => {
    const gone = new AbortController();
    const response = await fetch(`${base}/v1/toys/stream`, { headers: { 'last-event-id': '1' }, signal: gone.signal });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += new TextDecoder().decode(chunk as Uint8Array);
      if (text.includes('id: 3')) break;
    }
    gone.abort();
    const frames = [2, 3].map((id) => `id: ${id}\nevent: tick\ndata: {"line":"a\\nb"}\n\n`);
    expect(text).toBe(`: kifu\n\n${frames.join('')}`);
  });
});

describe('documentation', () => {
  it('is OpenAPI 3.1 with the problems of each operation', async () => {
    const document = (await (await fetch(`${base}/docs/openapi.json`)).json()) as Record<string, never>;
    expect(document['openapi']).toBe('3.1.0');
    expect(document).toHaveProperty([
      'paths',
      '/v1/toys',
      'post',
      'responses',
      '422',
      'content',
      'application/problem+json',
      'examples',
      'toy.broken',
    ]);
    expect(document).toMatchObject({ info: { description: 'How to play.' }, tags: [{ name: 'Toys' }] });
    expect(document).toHaveProperty(['components', 'schemas', 'Problem']);
    expect(document).toHaveProperty(['paths', '/v1/toys', 'post', 'parameters', 0, 'name'], 'Idempotency-Key');
    expect(document).toHaveProperty(['paths', '/v1/toys', 'post', 'security'], []);
    expect(json(document)).not.toMatch(/x-problems|x-public/);
  });

  it('has its page for people, and one that explains every code', async () => {
    const ui = await fetch(`${base}/docs`);
    expect([ui.status, await ui.text()]).toEqual([200, expect.stringContaining('swagger-ui')]);
    expect((await fetch(`${base}/docs/swagger-ui-bundle.js`, { method: 'HEAD' })).status).toBe(200);
    expect(await (await fetch(`${base}/docs/problems`)).text()).toContain('<h2 id="toy.broken">');
  });
});

describe('the rate limit', () => {
  it('answers 429 and says for how long', async () => {
    const limited = await createHttpApp(
      ToyModule,
      { ...UNLIMITED, rateLimitPerMinute: 3 },
      { nest: { logger: false } },
    );
    await limited.listen(0, '127.0.0.1');
    const url = `${await limited.getUrl()}/v1/toys`;
    const statuses: number[] = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await fetch(url)).status);
    const refused = await fetch(url);
    expect(statuses).toEqual([200, 200, 200]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await problemOf(refused)).toMatchObject({ status: 429, code: 'rate-limit.exceeded', limit: 3 });
    await limited.close();
  });

  it('does not count monitoring', async () => {
    const limited = await createHttpApp(
      ToyModule,
      { ...UNLIMITED, rateLimitPerMinute: 3 },
      { nest: { logger: false } },
    );
    await limited.listen(0, '127.0.0.1');
    const url = await limited.getUrl();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await fetch(`${url}/v1/toys/health`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    await limited.close();
  });

  it('counts a caller without a key before asking whether their file is taken', async () => {
    const limited = await createHttpApp(
      ToyModule,
      { ...UNLIMITED, rateLimitPerMinute: 3 },
      { nest: { logger: false } },
    );
    let asked = 0;
    limited.get(FileSenders).admitBy(() => {
      asked += 1;
      return Promise.reject(new RequestInvalid([]));
    });
    await limited.listen(0, '127.0.0.1');
    const url = `${await limited.getUrl()}/v1/toys/file`;
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1) statuses.push((await fetch(url, { method: 'POST' })).status);
    expect([statuses, asked]).toEqual([[400, 400, 400, 429, 429], 3]);
    await limited.close();
  });
});

it('ends open streams when the server stops', async () => {
  const stopping = await createHttpApp(ToyModule, UNLIMITED, { nest: { logger: false } });
  await stopping.listen(0, '127.0.0.1');
  const response = await fetch(`${await stopping.getUrl()}/v1/toys/stream`);
  const text = response.text();
  await stopping.close();
  expect(await text).toContain('id: 3');
});
