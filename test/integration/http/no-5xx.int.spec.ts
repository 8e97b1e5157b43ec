import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi } from '../../../src/platform/http/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';

/**
 * Goal: nothing a client sends makes a 5xx. Method: every operation of the API's own description, with parameters and
 * bodies that have the right names and whatever values; an admin sends them, so that nothing stops at the guard. If it
 * fails, the printed seed and path repeat it; the fault is usually a value that a DTO lets through to the database.
 */
const RUNS = 60;

let api: TestApi;

beforeAll(async () => {
  api = await serveKifu();
});

afterAll(() => api.close());

const uuid = '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a';
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(uuid, 'lorcana', '', '0'),
);
const value = fc.oneof(
  text,
  fc.double(),
  fc.maxSafeInteger(),
  fc.constantFrom(
    null,
    true,
    [],
    {},
    1e308,
    -1,
    [null],
    [[]],
    [{ card: '1-7', count: 4 }],
    [{ card: 'constructor', count: 4 }],
    ['x'],
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  readonly body: readonly string[];
}

function operations(): Operation[] {
  const document = describeApi(api.app);
  const schemas = document.components?.schemas ?? {};
  return Object.entries(document.paths).flatMap(([path, { get, post, delete: remove }]) =>
    Object.entries({ GET: get, POST: post, DELETE: remove }).flatMap(([method, operation]) => {
      if (operation === undefined) return [];
      const query = (operation.parameters ?? []).flatMap((each) =>
        'in' in each && each.in === 'query' ? [each.name] : [],
      );
      const name = /"#\/components\/schemas\/([^"]+)"/.exec(JSON.stringify(operation.requestBody ?? null))?.[1] ?? '';
      const schema = schemas[name];
      const body = schema !== undefined && 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];
      return [{ method, path, query, body }];
    }),
  );
}

const shuffledRecord = (names: readonly string[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });

it('answers every operation below 500, whatever the values', async () => {
  const all = operations();
  expect(all.length).toBeGreaterThan(10);
  for (const { method, path, query, body } of all) {
    await fc.assert(
      fc.asyncProperty(text, shuffledRecord(query), fc.oneof(shuffledRecord(body), value), async (id, asked, sent) => {
        const search = new URLSearchParams(
          Object.fromEntries(
            Object.entries(asked).map(([name, each]) => [name, typeof each === 'string' ? each : JSON.stringify(each)]),
          ),
        );
        const url = `${path.replace(/\{[^}]+\}/g, encodeURIComponent(id === '' ? 'x' : id))}?${search.toString()}`;
        const answer = await api.call(method, url, method === 'POST' ? sent : undefined);
        expect(answer.status, `${method} ${url} ${JSON.stringify(sent)}\n${JSON.stringify(answer.body)}`).toBeLessThan(
          500,
        );
      }),
      { numRuns: RUNS },
    );
  }
});
