/** Values by the schemas of the API's own description, and values outside of any schema. */
import fc from 'fast-check';
import { type describeApi } from '../../../src/platform/http/index.js';

export type Document = ReturnType<typeof describeApi>;
export type Schema = { readonly [key: string]: unknown };

/** Ids of what exists at the moment, by the plural of what it is. */
export type Known = (kind: string) => readonly string[];

const DEPTH_MAX = 6;

/** Anything that JSON can say and a program might send by mistake. */
export const odd = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.constantFrom(
    ...[null, true, [], {}, '', '0', -1, 0.5, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), [null], [[]], '\u0000', '\ud800'],
    ...['constructor', '__proto__', 'toString', ' ', '\u202e', '０', 'ſ', '2026-02-30', '%00', 'x'.repeat(5_000)],
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** In so many of ten cases the other. */
export const mostly = (
  usual: fc.Arbitrary<unknown>,
  other: fc.Arbitrary<unknown>,
  weight: number,
): fc.Arbitrary<unknown> => fc.oneof({ weight: 10 - weight, arbitrary: usual }, { weight, arbitrary: other });

/** `gameId`, `game` and the `{id}` of `/v1/games/{id}` are ids of games. */
export const kindOf = (name: string): string => {
  const noun = name.replace(/Ids?$/, '');
  if (/s$/.test(noun)) return noun;
  return /ch$/.test(noun) ? `${noun}es` : `${noun}s`;
};

/** Good enough to be one. */
export const PASSWORDS = ['correct horse battery', 'staple horse battery'] as const;

/** What holds a value: the name by which it is known what the ids in it are of. */
export type Make = (schema: Schema, name: string) => fc.Arbitrary<unknown>;

/** Values of a schema, with one member missing, added or odd now and then. */
export function valuesOf(document: Document, known: Known): Make {
  const id = (name: string) =>
    fc.oneof(
      { weight: 9, arbitrary: fc.nat().map((at) => nth(known(kindOf(name)), at)) },
      { weight: 1, arbitrary: fc.uuid() },
    );
  const make = (given: Schema, name: string, depth: number): fc.Arbitrary<unknown> => {
    const schema = resolved(document, given);
    const { type, format } = schema;
    if (depth === 0) return odd;
    if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
    const options = schema['oneOf'] ?? schema['anyOf'] ?? schema['allOf'];
    if (Array.isArray(options)) return fc.oneof(...options.map((option) => make(option as Schema, name, depth - 1)));
    if (format === 'uuid') return id(name);
    if (name === 'cursor') return cursors;
    if (format === 'password') return fc.constantFrom(...PASSWORDS);
    if (format === 'date-time') return moment;
    if (type === 'integer' || type === 'number') return numbers(schema);
    if (type === 'boolean') return fc.boolean();
    if (type === 'array') {
      return fc.array(make((schema['items'] ?? {}) as Schema, name, depth - 1), { maxLength: 4 });
    }
    if (type === 'object' || schema['properties'] !== undefined) return objects(schema, depth);
    return type === 'string' ? namesOf(name, texts(schema)) : texts(schema);
  };
  /** Ids that are not UUIDs, such as those of keys; another text where nothing of the kind is known. */
  const namesOf = (name: string, other: fc.Arbitrary<unknown>) =>
    fc.tuple(fc.nat(), other).map(([at, text]) => (at % 10 === 0 ? text : nth(known(name), at) || text));
  const objects = (schema: Schema, depth: number): fc.Arbitrary<unknown> => {
    const members = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>);
    const required = (schema['required'] ?? []) as readonly string[];
    if (members.length === 0) return fc.oneof(fc.constant(schema['example'] ?? {}), fc.dictionary(fc.string(), odd));
    const whole = someOf(
      members.map(([member, each]) => [member, required.includes(member), make(each, member, depth - 1)]),
    );
    const broken = fc
      .tuple(whole, fc.constantFrom(...members.map(([member]) => member), 'surplus'), odd)
      .map(([value, member, other]) => ({ ...value, [member]: other }));
    return fc.oneof({ weight: 8, arbitrary: whole }, { weight: 2, arbitrary: broken });
  };
  return (schema, name) => make(schema, name, DEPTH_MAX);
}

type Member = readonly [name: string, required: boolean, value: fc.Arbitrary<unknown>];

const OPTIONAL_MAX = 2;

/** What is required, and now and then little more: of many things that are optional, some contradict each other. */
export const someOf = (members: readonly Member[]): fc.Arbitrary<Readonly<Record<string, unknown>>> => {
  const optional = members.filter(([, required]) => !required).map(([name]) => name);
  const few = fc.subarray(optional, { maxLength: Math.min(OPTIONAL_MAX, optional.length) });
  const chosen = fc.oneof(few, few, few, fc.subarray(optional));
  return chosen.chain((names) =>
    fc.record(
      Object.fromEntries(
        members.flatMap(([name, required, value]) =>
          required || names.includes(name) ? [[name, value] as const] : [],
        ),
      ),
    ),
  );
};

const numbers = ({ example, minimum, maximum }: Schema): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.integer({ min: 0, max: 50 }),
    fc.integer(),
    fc.constantFrom(...[example, minimum, maximum].filter((each) => each !== undefined), 1),
  );

const moment = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());

/** Made-up cursors in the form that lists return: mostly a time and an id. */
const cursors = fc
  .oneof(
    fc.tuple(moment, fc.oneof(fc.uuid(), fc.string())),
    fc.array(fc.oneof(fc.uuid(), fc.nat(), fc.string(), odd), { minLength: 1, maxLength: 2 }),
  )
  .map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url'));

const texts = ({ example }: Schema): fc.Arbitrary<unknown> => {
  if (example === undefined) return odd;
  const other = fc.string({ unit: 'grapheme', maxLength: 40 });
  return fc.oneof({ weight: 9, arbitrary: fc.constant(example) }, { weight: 1, arbitrary: other });
};

/** Round and round; nothing where there is nothing. */
export const nth = (list: readonly string[], at: number): string => list[at % Math.max(list.length, 1)] ?? '';

export function resolved(document: Document, schema: Schema): Schema {
  const { $ref } = schema;
  if (typeof $ref !== 'string') return schema;
  return (document.components?.schemas?.[$ref.split('/').at(-1) ?? ''] ?? {}) as Schema;
}
