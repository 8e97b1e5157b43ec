import { problem } from '../problems/index.js';

/**
 * Stored JSON becomes typed values here, once, at the edge: a decoded value can be trusted.
 * Fields that a record does not name are dropped, so an older reader survives a newer writer.
 */
export interface Decoder<Value> {
  (value: unknown, at: string): Value;
  /** The accepted input, for other readers of the same format. */
  readonly schema: Schema;
}

/** JSON Schema (2020-12). */
export type Schema = Readonly<Record<string, unknown>>;
export type Decoded<Of> = Of extends Decoder<infer Value> ? Value : never;

/** Stored data is not what its type and version promise: a fault of ours, never of a client. */
export class Undecodable extends problem('decoding.unexpected', {
  status: 409,
  title: 'Record is not what its type promises',
  help: 'What is stored at `at` was changed by other hands than the service: ask for the audit.',
  members: ['at', 'expected'],
}) {
  constructor(
    readonly at: string,
    readonly expected: string,
  ) {
    super(`${at} is not ${expected}`);
  }
}

export const decoder = <Value>(schema: Schema, read: (value: unknown, at: string) => Value): Decoder<Value> =>
  Object.assign((value: unknown, at: string) => read(value, at), { schema });

/** The same decoder, with more in its schema than it checks. */
export const described = <Value>(of: Decoder<Value>, more: Schema): Decoder<Value> =>
  decoder({ ...of.schema, ...more }, of);

export const text: Decoder<string> = decoder({ type: 'string' }, (value, at) => {
  if (typeof value !== 'string') throw new Undecodable(at, 'a text');
  return value;
});

export const integer: Decoder<number> = decoder({ type: 'integer' }, (value, at) => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new Undecodable(at, 'an integer');
  return value;
});

export const flag: Decoder<boolean> = decoder({ type: 'boolean' }, (value, at) => {
  if (typeof value !== 'boolean') throw new Undecodable(at, 'true or false');
  return value;
});

export const literal = <const Value extends string>(...values: readonly Value[]): Decoder<Value> =>
  decoder({ type: 'string', enum: values }, (value, at) => {
    const known = values.find((each) => each === value);
    if (known === undefined) throw new Undecodable(at, values.join(' or '));
    return known;
  });

export const nullable = <Value>(of: Decoder<Value>): Decoder<Value | null> =>
  decoder({ anyOf: [of.schema, { type: 'null' }] }, (value, at) => (value === null ? null : of(value, at)));

export const list = <Value>(of: Decoder<Value>): Decoder<readonly Value[]> =>
  decoder({ type: 'array', items: of.schema }, (value, at) => {
    if (!Array.isArray(value)) throw new Undecodable(at, 'a list');
    return value.map((item: unknown, index) => of(item, `${at}/${index}`));
  });

/** An object whose keys are not known beforehand. */
export const dictionary = <Value>(of: Decoder<Value>): Decoder<Readonly<Record<string, Value>>> =>
  decoder({ type: 'object', additionalProperties: of.schema }, (value, at) =>
    Object.fromEntries(Object.entries(objectAt(value, at)).map(([key, item]) => [key, of(item, `${at}/${key}`)])),
  );

type Fields = Readonly<Record<string, Decoder<unknown>>>;
type RecordOf<Required extends Fields, Optional extends Fields> = {
  readonly [Key in keyof Required]: Decoded<Required[Key]>;
} & { readonly [Key in keyof Optional]?: Decoded<Optional[Key]> };

export const record = <Required extends Fields, Optional extends Fields = Record<never, never>>(
  required: Required,
  optional?: Optional,
): Decoder<RecordOf<Required, Optional>> => {
  const [fields, extras] = [Object.entries(required), Object.entries(optional ?? {})];
  return decoder(recordSchema(required, optional ?? {}), (value, at) => {
    const source = objectAt(value, at);
    const made: Record<string, unknown> = {};
    for (const [key, of] of fields) made[key] = of(source[key], `${at}/${key}`);
    for (const [key, of] of extras) if (source[key] !== undefined) made[key] = of(source[key], `${at}/${key}`);
    // The compiler cannot follow the keys; each of them was decoded by its own decoder just above.
    return made as RecordOf<Required, Optional>;
  });
};

/** Fields that it does not name are allowed, as they are for the decoder. */
const recordSchema = (required: Fields, optional: Fields): Schema => ({
  type: 'object',
  required: Object.keys(required),
  properties: Object.fromEntries(Object.entries({ ...required, ...optional }).map(([key, of]) => [key, of.schema])),
});

export type EventOf<Of extends Fields> = {
  readonly [Type in keyof Of]: { readonly type: Type; readonly payload: Decoded<Of[Type]> };
}[keyof Of];

interface Recorded {
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly payload: unknown;
}

/** Reads recorded events, each by the decoder of its type. */
export interface EventDecoder<Of extends Fields> {
  (event: Recorded): EventOf<Of>;
  readonly kinds: readonly string[];
}

/** An event of no type of the table is not `what` it should be. */
export const events = <Of extends Fields>(what: string, table: Of): EventDecoder<Of> =>
  Object.assign(
    ({ stream, version, type, payload }: Recorded) => {
      const at = `${type} ${stream}/${version}`;
      const decoder = Object.hasOwn(table, type) ? table[type] : undefined;
      if (decoder === undefined) throw new Undecodable(at, what);
      // The table pairs each type with its decoder, which the compiler cannot follow through an index.
      return { type, payload: decoder(payload, at) } as EventOf<Of>;
    },
    { kinds: Object.keys(table) },
  );

const objectAt = (value: unknown, at: string): Readonly<Record<string, unknown>> => {
  if (!isObject(value)) throw new Undecodable(at, 'an object');
  return value;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
