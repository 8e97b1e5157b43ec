/**
 * Requests made up from the API's own description: valid ones, and ones with something broken in one place. Ids are now
 * and then those of things that exist, so that what is made up gets beyond the first check.
 */
import fc from 'fast-check';
import { type describeApi } from '../../src/platform/http/index.js';

type Document = ReturnType<typeof describeApi>;
type Schema = { readonly [key: string]: unknown };

export interface GeneratedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const DEPTH_MAX = 6;

/** Anything that JSON can say and a program might send by mistake. */
const odd = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.constantFrom(null, true, [], {}, '', '0', -1, 1e308, [null], [[]], '\u0000', '\ud800', 'constructor', '__proto__'),
  fc.jsonValue({ maxDepth: 3 }),
);

/** All operations, with whatever ids `known` says exist at the moment. */
export function generatedRequests(document: Document, known: () => readonly string[]): fc.Arbitrary<GeneratedRequest> {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] === undefined ? [] : [requestOf(document, path, method, known)])),
  );
  return fc.oneof(...operations);
}

function requestOf(
  document: Document,
  path: string,
  method: (typeof METHODS)[number],
  known: () => readonly string[],
): fc.Arbitrary<GeneratedRequest> {
  const make = valuesOf(document, known);
  const operation = document.paths[path]?.[method];
  const parameters = (operation?.parameters ?? []).filter((each) => 'in' in each);
  const arbitrariesOf = (place: string, broken: number) =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === place)
        .map(({ name, schema }) => [name, mostly(make((schema ?? {}) as Schema, DEPTH_MAX), odd, broken)]),
    );
  const media = operation?.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : {};
  const schema = media['application/json']?.schema as Schema | undefined;
  const body = schema === undefined ? fc.constant(undefined) : mostly(make(schema, DEPTH_MAX), odd, 1);
  return fc
    .record({
      places: fc.record(arbitrariesOf('path', 1)),
      asked: fc.record(arbitrariesOf('query', 2), { requiredKeys: [] }),
      body,
    })
    .map(({ places, asked, body: sent }) => ({
      method: method.toUpperCase(),
      path: `${filled(path, places)}${searchOf(asked)}`,
      body: method === 'get' ? undefined : sent,
    }));
}

/** In about one of ten cases the other. */
const mostly = (usual: fc.Arbitrary<unknown>, other: fc.Arbitrary<unknown>, weight: number): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 10 - weight, arbitrary: usual }, { weight, arbitrary: other });

const filled = (path: string, places: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encoded(places[name]) || 'x');

const searchOf = (asked: Readonly<Record<string, unknown>>): string => {
  const pairs = Object.entries(asked).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
};

const encoded = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?'));
};

/** Values of a schema, with one member missing, added or odd now and then. */
function valuesOf(document: Document, known: () => readonly string[]) {
  const id = fc.oneof(
    { weight: 4, arbitrary: fc.nat().map((at) => known()[at % Math.max(known().length, 1)] ?? '') },
    { weight: 1, arbitrary: fc.uuid() },
  );
  const make = (given: Schema, depth: number): fc.Arbitrary<unknown> => {
    const schema = resolved(document, given);
    const { type, format } = schema;
    if (depth === 0) return odd;
    if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
    const options = schema['oneOf'] ?? schema['anyOf'] ?? schema['allOf'];
    if (Array.isArray(options)) return fc.oneof(...options.map((option) => make(option as Schema, depth - 1)));
    if (format === 'uuid') return id;
    if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
    if (type === 'integer' || type === 'number') return fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer());
    if (type === 'boolean') return fc.boolean();
    if (type === 'array') return fc.array(make((schema['items'] ?? {}) as Schema, depth - 1), { maxLength: 4 });
    if (type === 'object' || schema['properties'] !== undefined) return objects(schema, depth);
    const example = schema['example'];
    if (example === undefined) return odd;
    const other = fc.string({ unit: 'grapheme', maxLength: 40 });
    return fc.oneof({ weight: 9, arbitrary: fc.constant(example) }, { weight: 1, arbitrary: other });
  };
  const objects = (schema: Schema, depth: number): fc.Arbitrary<unknown> => {
    const members = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>);
    const required = (schema['required'] ?? []) as readonly string[];
    if (members.length === 0) return fc.oneof(fc.constant(schema['example'] ?? {}), fc.dictionary(fc.string(), odd));
    const whole = fc.record(Object.fromEntries(members.map(([name, each]) => [name, make(each, depth - 1)])), {
      requiredKeys: [...required],
    });
    const broken = fc
      .tuple(whole, fc.constantFrom(...members.map(([name]) => name), 'surplus'), odd)
      .map(([value, name, other]) => ({ ...value, [name]: other }));
    return fc.oneof({ weight: 8, arbitrary: whole }, { weight: 2, arbitrary: broken });
  };
  return make;
}

function resolved(document: Document, schema: Schema): Schema {
  const { $ref } = schema;
  if (typeof $ref !== 'string') return schema;
  return (document.components?.schemas?.[$ref.split('/').at(-1) ?? ''] ?? {}) as Schema;
}
