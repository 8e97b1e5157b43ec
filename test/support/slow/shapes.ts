/**
 * Requests by the API's own description that are right except for one place, which is as costly as a megabyte allows.
 */
import { PAGE_LIMIT_MAX } from '../../../src/platform/http/output/page.js';
import { type Document, resolved, type Schema } from '../fuzz/values.js';
import { nameOf, operationsOf } from '../fuzz/requests.js';
import { type Bomb } from './bodies.js';

export interface Shape {
  /** As the description calls it: `POST /v1/decks`. */
  readonly operation: string;
  /** What is in which place of it. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Made when it is sent: all of them together are gigabytes. */
  readonly body?: () => string;
}

/** An id of something that exists, by the path of an operation and the name of a parameter. */
export type IdOf = (path: string, parameter: string) => string;

/** Every bomb in every place of every body: the whole, each member down to depth three, and an unknown member. */
export function bodyShapes(document: Document, bombs: readonly Bomb[], idOf: IdOf): readonly Shape[] {
  return operationsOf(document).flatMap(([path, method]) => {
    const schema = bodySchema(document, path, method);
    if (schema === undefined) return [];
    const good = sample(document, schema);
    const places: readonly Place[] = [[], ...placesIn(document, schema, DEPTH), ['surplus']];
    return places.flatMap((place) =>
      bombs.map(({ name, json }) => ({
        operation: nameOf(path, method),
        name: `${name} at /${place.join('/')}`,
        method: method.toUpperCase(),
        path: filled(path, idOf),
        headers: { 'content-type': 'application/json' },
        body: () => JSON.stringify(replaced(good, place)).replace(JSON.stringify(MARK), () => json),
      })),
    );
  });
}

/** As much as fits beside a body: in the query, in the path, in the headers. */
export function headShapes(document: Document, idOf: IdOf): readonly Shape[] {
  return operationsOf(document).flatMap(([path, method]) => {
    const shape = { operation: nameOf(path, method), method: method.toUpperCase(), headers: {} };
    const names = parameters(document, path, method, 'query');
    const at = filled(path, idOf);
    const queries: readonly (readonly [string, string])[] = [
      ['nothing', ''],
      ['many names', Array.from({ length: 90 }, (_, each) => `name${each}=${each}`).join('&')],
      ['names without end', 'a&'.repeat(6_000)],
      ...[...names, 'surplus'].flatMap((name): readonly (readonly [string, string])[] => [
        [`a long ${name}`, `${name}=${'9'.repeat(12_000)}`],
        [`a list for ${name}`, `${name}=${'a,'.repeat(6_000)}`],
        [`${name} again and again`, Array.from({ length: 99 }, () => `${name}=1`).join('&')],
        [`${name} of encoded text`, `${name}=${'%C3%A9'.repeat(2_000)}`],
        [`members of ${name}`, Array.from({ length: 99 }, (_, each) => `${name}[${each}]=1`).join('&')],
      ]),
    ];
    const long = path.replaceAll(/\{[^}]+\}/g, () => `${'9'.repeat(50)}${'%20'.repeat(40)}x`);
    return [
      ...queries.map(([name, query]) => ({ ...shape, name: `query: ${name}`, path: `${at}?${query}` })),
      { ...shape, name: 'a long path', path: long },
      { ...shape, name: 'a longer path', path: `${at}${'/x'.repeat(5_000)}` },
      ...HEADERS.map(([name, value]) => ({ ...shape, name: `a long ${name}`, path: at, headers: { [name]: value } })),
    ];
  });
}

/** How shapes of `readShapes` begin. */
export const READS = 'much to read';

/** Everything that is read, with pages as long as they may be: what it costs must not follow from how much there is. */
export function readShapes(document: Document, idOf: IdOf, game: string): readonly Shape[] {
  return operationsOf(document).flatMap(([path, method]) => {
    if (method !== 'get') return [];
    const shape = { operation: nameOf(path, method), method: 'GET', headers: {} };
    const known: Readonly<Record<string, readonly string[]>> = {
      game: [game],
      league: [idOf('/v1/leagues/{id}', 'id')],
      limit: [String(PAGE_LIMIT_MAX)],
      format: ['json', 'csv'],
    };
    const names = parameters(document, path, method, 'query').filter((name) => known[name] !== undefined);
    const queries = [
      ...new Set([names, names.filter((name) => name !== 'league' || path.endsWith('/standings'))]),
    ].flatMap((chosen) =>
      chosen.reduce<readonly string[]>(
        (begun, name) => (known[name] ?? []).flatMap((value) => begun.map((query) => `${query}${name}=${value}&`)),
        [''],
      ),
    );
    const at = filled(path, idOf);
    return [...new Set(queries)].map((query) => ({
      ...shape,
      name: `${READS}: ?${query}`,
      path: `${at}?${query}`,
    }));
  });
}

const HEADERS: readonly (readonly [string, string])[] = [
  ['idempotency-key', 'x'.repeat(12_000)],
  ['if-none-match', '"x", '.repeat(2_400)],
  ['last-event-id', '9'.repeat(12_000)],
  ['accept', 'text/html;q=0.1,'.repeat(700)],
  ['accept-encoding', 'gzip;q=0.1,'.repeat(1_000)],
  ['x-forwarded-for', '1.1.1.1,'.repeat(1_400)],
  ['origin', `https://${'a.'.repeat(5_000)}example`],
  ['x-request-id', 'x'.repeat(12_000)],
  ['content-encoding', 'gzip'],
  ['authorization', `Bearer ${'x.'.repeat(6_000)}`],
  ['authorization', `Bearer kifu_${'x'.repeat(12_000)}`],
  ['authorization', `Bearer ${'e30.'.repeat(3_000)}`],
];

type Place = readonly string[];

const DEPTH = 3;

/** The placeholder of the bomb. */
const MARK = '\u{1F4A3}';

function bodySchema(document: Document, path: string, method: string): Schema | undefined {
  const body = operationAt(document, path, method)?.requestBody;
  return body && 'content' in body ? (body.content['application/json']?.schema as Schema | undefined) : undefined;
}

const operationAt = (document: Document, path: string, method: string) => document.paths[path]?.[method as 'get'];

const parameters = (document: Document, path: string, method: string, place: string): readonly string[] =>
  (operationAt(document, path, method)?.parameters ?? []).flatMap((each) =>
    'in' in each && each.in === place ? [each.name] : [],
  );

const filled = (path: string, idOf: IdOf): string =>
  path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(idOf(path, name)));

/** One value of a schema: its example where it has one. */
export function sample(document: Document, given: Schema): unknown {
  const schema = resolved(document, given);
  if (schema['example'] !== undefined) return schema['example'];
  const [first] = (schema['oneOf'] ?? schema['anyOf'] ?? schema['allOf'] ?? schema['enum'] ?? []) as readonly unknown[];
  if (Array.isArray(schema['enum'])) return first;
  if (first !== undefined) return sample(document, first as Schema);
  if (schema['type'] === 'array') return [sample(document, (schema['items'] ?? {}) as Schema)];
  const members = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>);
  if (members.length > 0) {
    return Object.fromEntries(members.map(([name, member]) => [name, sample(document, member)]));
  }
  if (schema['format'] === 'uuid') return '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a';
  if (schema['type'] === 'integer' || schema['type'] === 'number') return schema['minimum'] ?? 1;
  return schema['type'] === 'boolean' ? true : schema['type'] === 'string' ? 'x' : {};
}

function placesIn(document: Document, given: Schema, depth: number): readonly Place[] {
  const schema = resolved(document, given);
  if (depth === 0) return [];
  const inside = (name: string, part: Schema): readonly Place[] => [
    [name],
    ...placesIn(document, part, depth - 1).map((rest) => [name, ...rest]),
  ];
  if (schema['type'] === 'array') return inside('0', (schema['items'] ?? {}) as Schema);
  const members = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>);
  return members.flatMap(([name, member]) => inside(name, member));
}

function replaced(value: unknown, [name, ...rest]: Place): unknown {
  if (name === undefined) return MARK;
  if (Array.isArray(value)) return [replaced(value[0], rest)];
  const members = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  return { ...members, [name]: replaced(members[name], rest) };
}
