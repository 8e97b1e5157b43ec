import { problem } from '../problems/index.js';

/**
 * Stored JSON becomes typed values here, once, at the edge: a decoded value can be trusted.
 * Fields that a record does not name are dropped, so an older reader survives a newer writer.
 */
export type Decoder<Value> = (value: unknown, at: string) => Value;
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

export const text: Decoder<string> = (value, at) => {
  if (typeof value !== 'string') throw new Undecodable(at, 'a text');
  return value;
};

export const integer: Decoder<number> = (value, at) => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new Undecodable(at, 'an integer');
  return value;
};

export const flag: Decoder<boolean> = (value, at) => {
  if (typeof value !== 'boolean') throw new Undecodable(at, 'true or false');
  return value;
};

export const literal =
  <const Value extends string>(...values: readonly Value[]): Decoder<Value> =>
  (value, at) => {
    const known = values.find((each) => each === value);
    if (known === undefined) throw new Undecodable(at, values.join(' or '));
    return known;
  };

export const nullable =
  <Value>(of: Decoder<Value>): Decoder<Value | null> =>
  (value, at) =>
    value === null ? null : of(value, at);

export const list =
  <Value>(of: Decoder<Value>): Decoder<readonly Value[]> =>
  (value, at) => {
    if (!Array.isArray(value)) throw new Undecodable(at, 'a list');
    return value.map((item: unknown, index) => of(item, `${at}/${index}`));
  };

/** An object whose keys are not known beforehand. */
export const dictionary =
  <Value>(of: Decoder<Value>): Decoder<Readonly<Record<string, Value>>> =>
  (value, at) =>
    Object.fromEntries(Object.entries(objectAt(value, at)).map(([key, item]) => [key, of(item, `${at}/${key}`)]));

type Fields = Readonly<Record<string, Decoder<unknown>>>;
type RecordOf<Required extends Fields, Optional extends Fields> = {
  readonly [Key in keyof Required]: Decoded<Required[Key]>;
} & { readonly [Key in keyof Optional]?: Decoded<Optional[Key]> };

export const record =
  <Required extends Fields, Optional extends Fields = Record<never, never>>(
    required: Required,
    optional?: Optional,
  ): Decoder<RecordOf<Required, Optional>> =>
  (value, at) => {
    const source = objectAt(value, at);
    const fields = Object.entries(required).map(([key, of]) => [key, of(source[key], `${at}/${key}`)]);
    const present = Object.entries(optional ?? {}).filter(([key]) => source[key] !== undefined);
    const extra = present.map(([key, of]) => [key, of(source[key], `${at}/${key}`)]);
    // The compiler cannot follow keys through `fromEntries`; each of them was decoded by its own decoder just above.
    return Object.fromEntries([...fields, ...extra]) as RecordOf<Required, Optional>;
  };

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
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Undecodable(at, 'an object');
  return { ...value };
};
