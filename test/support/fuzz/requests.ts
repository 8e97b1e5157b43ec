/**
 * Requests made up from the API's own description: by its schemas, and from requests that were answered well before, as
 * they were or bent in one place. Ids are mostly those of things that exist, so that what is made up gets beyond the
 * first check.
 */
import fc from 'fast-check';
import { type Draft, type Memory } from './memory.js';
import { bent, headers, sent } from './mutations.js';
import { type Document, mostly, odd, type Schema, someOf, valuesOf } from './values.js';

export interface GeneratedRequest {
  /** As the description calls it: `GET /v1/games/{id}`. */
  readonly operation: string;
  readonly draft: Draft;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes?: Uint8Array<ArrayBuffer>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];

export const operationsOf = (document: Document): readonly (readonly [path: string, method: Method])[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] === undefined ? [] : [[path, method] as const])),
  );

export const nameOf = (path: string, method: string): string => `${method.toUpperCase()} ${path}`;

export function generatedRequests(document: Document, memory: Memory): fc.Arbitrary<GeneratedRequest> {
  return fc.oneof(
    ...operationsOf(document).map(([path, method]) =>
      draftsOf(document, path, method, memory).chain((draft) => finished(path, method, draft)),
    ),
  );
}

function draftsOf(document: Document, path: string, method: Method, memory: Memory): fc.Arbitrary<Draft> {
  const made = draftsBySchema(document, path, method, memory);
  const again = fc.nat().chain((at): fc.Arbitrary<Draft> => {
    const good = memory.goodOnes(nameOf(path, method));
    const draft = good[at % Math.max(good.length, 1)];
    return draft === undefined ? made : fc.constant(draft);
  });
  const bentOnes = again.chain((draft) =>
    bent({ asked: draft.asked, body: draft.body }).map((other): Draft => ({ ...draft, ...(other as Partial<Draft>) })),
  );
  return fc.oneof({ weight: 5, arbitrary: made }, { weight: 2, arbitrary: again }, { weight: 3, arbitrary: bentOnes });
}

function draftsBySchema(document: Document, path: string, method: Method, memory: Memory): fc.Arbitrary<Draft> {
  const make = valuesOf(document, memory.known);
  const operation = document.paths[path]?.[method];
  const parameters = (operation?.parameters ?? []).filter((each) => 'in' in each);
  const valueOf = ({ name, schema }: (typeof parameters)[number], broken: number) =>
    mostly(make((schema ?? {}) as Schema, name === 'id' ? holderIn(path) : name), odd, broken);
  const inPlace = (place: string) => parameters.filter((each) => each.in === place);
  const media = operation?.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : {};
  const schema = media['application/json']?.schema as Schema | undefined;
  return fc.record({
    places: fc.record(Object.fromEntries(inPlace('path').map((each) => [each.name, valueOf(each, 1)]))),
    asked: someOf(inPlace('query').map((each) => [each.name, each.required === true, valueOf(each, 1)])),
    body: schema === undefined ? fc.constant(undefined) : mostly(make(schema, ''), odd, 1),
  });
}

/** `games` for `/v1/games/{id}/state`. */
const holderIn = (path: string): string => /([a-z-]+)\/\{id\}/.exec(path)?.[1] ?? '';

const finished = (path: string, method: Method, draft: Draft): fc.Arbitrary<GeneratedRequest> =>
  fc
    .record({ sent: sent(method === 'get' ? undefined : draft.body), headers, twice: fc.nat({ max: 19 }) })
    .map(({ sent: { bytes, type }, headers: more, twice }) => ({
      operation: nameOf(path, method),
      draft,
      method: method.toUpperCase(),
      path: `${filled(path, draft.places)}${searchOf(draft.asked, twice === 0)}`,
      headers: { ...(type !== '' && { 'content-type': type }), ...more },
      ...(bytes !== undefined && { bytes }),
    }));

const filled = (path: string, places: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encoded(places[name]) || 'x');

/** Lists are repeated; now and then everything is given twice. */
const searchOf = (asked: unknown, twice: boolean): string => {
  if (typeof asked !== 'object' || asked === null) return `?${encoded(asked)}`;
  const pairs = Object.entries(asked).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).map((each) => `${encoded(name)}=${encoded(each)}`),
  );
  return pairs.length === 0 ? '' : `?${[...pairs, ...(twice ? pairs : [])].join('&')}`;
};

const encoded = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?'));
};
