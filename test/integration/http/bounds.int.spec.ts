import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi } from '../../../src/platform/http/index.js';
import { HealthModule } from '../../../src/platform/health/index.js';
import { serve, serveKifu, type TestApi } from '../../support/api.js';
import { seatedPlayer } from '../../support/players.js';
import { operationsOf, nameOf } from '../../support/fuzz/requests.js';
import { type Document } from '../../support/fuzz/values.js';
import { bombs } from '../../support/slow/bodies.js';
import { bodyShapes, headShapes, type Shape } from '../../support/slow/shapes.js';

/**
 * Goal: what is too much is refused in a few words, by every route, from anybody. Method: the shapes of `npm run fuzz
 * -- --slow`, smaller, in every place of every body. What is counted here is bytes and members; how long it takes is
 * for that job to say.
 */
const BYTES = 40_000;
const AT_ONCE = 4;
/** A refusal is no way to make the service talk. */
const ANSWER_BYTES_MAX = 65_536;

let api: TestApi;
let base: string;
let document: Document;

beforeAll(async () => {
  api = await serveKifu();
  base = await api.app.getUrl();
  document = describeApi(api.app);
});

afterAll(() => api.close());

const NOTHING = '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a';
const idOf = () => NOTHING;

const send = async ({ method, path, headers, body }: Shape, key: string | null) => {
  const sent = { ...(key !== null && { authorization: `Bearer ${key}` }), ...headers };
  const response = await fetch(`${base}${path}`, {
    method,
    headers: sent,
    ...(body !== undefined && { body: body() }),
  });
  const text = response.headers.get('content-type') === 'text/event-stream' ? '' : await response.text();
  if (text === '') await response.body?.cancel();
  return { status: response.status, text, isProblem: response.headers.get('content-type')?.includes('problem') };
};

/** As an admin and as nobody in turn. */
async function allRefused(shapes: readonly Shape[]): Promise<void> {
  expect(shapes.length).toBeGreaterThan(100);
  const waiting = [...shapes.entries()];
  const sender = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await refused(...next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
}

async function refused(at: number, shape: Shape): Promise<void> {
  const { status, text } = await send(shape, at % 2 === 0 ? api.adminKey : null);
  const what = `${shape.operation}: ${shape.name}: ${status} ${text.slice(0, 300)}`;
  expect(status, what).toBeGreaterThanOrEqual(400);
  expect(status, what).toBeLessThan(500);
  expect(Buffer.byteLength(text), what).toBeLessThan(ANSWER_BYTES_MAX);
}

describe('what is too much', () => {
  const some = new Set(['a list of {}', 'names', 'long names', 'one name', 'depth of lists', 'a text that never ends']);

  it('is refused in every place of every body', async () => {
    const few = bombs(BYTES).filter(({ name }) => some.has(name));
    expect(few).toHaveLength(some.size);
    const shapes = bodyShapes(document, few, idOf);
    // A file of cards is read by its job.
    await allRefused(shapes.filter(({ operation }) => operation !== 'POST /v1/catalogue/imports'));
  });

  it('is reported in few words, like faults at the limit', async () => {
    const most = [
      {
        name: 'names',
        json: JSON.stringify(Object.fromEntries(Array.from({ length: 190 }, (_, at) => [`"${at}`.repeat(60), 1]))),
      },
      { name: 'a list', json: JSON.stringify(Array.from({ length: 900 }, () => ({ surplus: 1 }))) },
    ];
    const shapes = bodyShapes(document, most, idOf).filter(({ name }) => !name.includes('position'));
    await allRefused(shapes.filter(({ operation }) => operation !== 'POST /v1/catalogue/imports'));
  });

  it('is refused beside the body, too', async () => {
    const shapes = headShapes(document, idOf).filter(({ name }) => name === 'query: names without end');
    await allRefused(shapes.filter(({ operation }) => !operation.includes('jwks')));
  });
});

describe('an Idempotency-Key', () => {
  const changing = () => operationsOf(document).filter(([, method]) => method !== 'get');
  const takesKey = (path: string, method: string) =>
    (document.paths[path]?.[method as 'post']?.parameters ?? []).some(
      (each) => 'name' in each && each.name === 'Idempotency-Key',
    );
  const ask = async (path: string, method: string, key: string) => {
    const answer = await api.app.inject({
      method: method.toUpperCase() as 'POST',
      url: path.replaceAll(/\{[^}]+\}/g, NOTHING),
      headers: { authorization: `Bearer ${key}`, 'idempotency-key': 'two words' },
    });
    return answer.json<{ code: string; errors?: { pointer: string }[] }>();
  };

  it('counts, or is refused, on everything that does something; and the description says which', async () => {
    const player = await seatedPlayer(api, 'Abe', 0);
    const scorekeeper = await api.call('POST', '/v1/keys', { role: 'scorekeeper' });
    const keys = [api.adminKey, player.key, (scorekeeper.body as { key: string }).key];
    const taken: string[] = [];
    for (const [path, method] of changing()) {
      const answers = await Promise.all(keys.map((key) => ask(path, method, key)));
      const counts = answers.some(({ errors }) => errors?.some(({ pointer }) => pointer === 'Idempotency-Key'));
      const isRefused = answers.every(({ code }) => code === 'request.idempotency-key-not-taken');
      if (counts) taken.push(nameOf(path, method));
      const described = JSON.stringify(document.paths[path]?.[method]?.responses ?? {});
      expect({
        operation: nameOf(path, method),
        counts,
        isRefused,
        saysThatItIs: described.includes('request.idempotency-key-not-taken'),
      }).toEqual({
        operation: nameOf(path, method),
        counts: takesKey(path, method),
        isRefused: !takesKey(path, method),
        saysThatItIs: !takesKey(path, method),
      });
    }
    expect(taken.length).toBeGreaterThan(15);
  });
});

it('monitoring gets an answer, however often it asks', async () => {
  const limited = await serve([HealthModule], { rateLimitPerMinute: 2 });
  try {
    for (const path of ['/health/live', '/health/ready', '/metrics']) {
      for (let time = 0; time < 5; time += 1) {
        const { statusCode } = await limited.app.inject({ method: 'GET', url: path });
        expect([path, statusCode]).toEqual([path, 200]);
      }
    }
    const asked = async () => (await limited.app.inject({ method: 'GET', url: '/v1/players' })).statusCode;
    expect([await asked(), await asked(), await asked()]).toEqual([401, 401, 429]);
  } finally {
    await limited.close();
  }
});
