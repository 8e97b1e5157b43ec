import type { Amount } from '../abilities/amount.js';
import type { Condition } from '../abilities/condition.js';
import type { Filter, FilterPart } from '../abilities/filter.js';
import type { EventPattern } from '../abilities/pattern.js';
import { ref, type NameKind, type Schema } from '../json/schema.js';

declare const TYPE: unique symbol;

/** The schema of a value, of whose type the compiler knows. */
export type Part<T> = Schema & { readonly [TYPE]?: T };

/** What a word or a record is made of, by name. */
export type Parts = { readonly [part: string]: Part<unknown> | Optional };

/** Where a language refers to itself: what can stand there is known when all of its words are. */
export type Hole<Of extends string> = { readonly hole: Of };

/** A record in a part, whose own parts may have holes. */
export type RecordOf<P extends Parts> = { readonly parts: P };

/** A value made of such parts; `In` says what fills the holes. */
export type Fill<P extends Parts, In> = {
  readonly [F in keyof P as P[F] extends Optional ? never : F]: Filled<TypeOf<P[F]>, In>;
} & {
  readonly [F in keyof P as P[F] extends Optional ? F : never]?: P[F] extends Optional<infer S>
    ? Filled<TypeOf<S>, In>
    : never;
};

type TypeOf<S> = S extends { readonly [TYPE]?: infer T } ? Exclude<T, undefined> : unknown;

type Filled<T, In> =
  T extends Hole<infer Of>
    ? In[Of & keyof In]
    : T extends RecordOf<infer P>
      ? Fill<P, In>
      : T extends readonly (infer Item)[]
        ? readonly Filled<Item, In>[]
        : T;

/**
 * The fields of a record type as schemas. The compiler holds the two together: a field that the type has and the schema
 * lacks, or one that may be left out in one of them only, is an error.
 */
export type Fields<T> = {
  readonly [F in keyof T]-?: Partial<Pick<T, F>> extends Pick<T, F> ? Optional : Schema;
};

type Optional<S extends Schema = Schema> = { readonly optional: S };
export const optional = <S extends Schema>(schema: S): Optional<S> => ({ optional: schema });

/** A record with exactly these fields. The first field distinguishes it from other records where there is a choice. */
export const record = <T>(description: string, fields: Fields<T>, more: Schema = {}): Part<T> =>
  schemaOf(description, fields, more);

/** A record whose type follows from its parts. */
export const recordOf = <P extends Parts>(description: string, parts: P, more: Schema = {}): Part<RecordOf<P>> =>
  schemaOf(description, parts, more);

export const schemaOf = (
  description: string,
  fields: { readonly [field: string]: Schema | Optional },
  more: Schema = {},
): Schema => {
  const entries = Object.entries<Schema | Optional>(fields);
  return {
    description,
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([field, schema]) => [field, isOptional(schema) ? schema.optional : schema]),
    ),
    required: entries.flatMap(([field, schema]) => (isOptional(schema) ? [] : [field])),
    additionalProperties: false,
    ...more,
  };
};

const isOptional = (schema: Schema | Optional): schema is Optional => 'optional' in schema;

export const constant = <const T extends string>(value: T): Part<T> => ({ type: 'string', const: value });
export const flag: Part<boolean> = { type: 'boolean' };
export const whole = (minimum: number, maximum: number): Part<number> => ({ type: 'integer', minimum, maximum });
export const text = (maxLength: number): Part<string> => ({ type: 'string', maxLength });
export const oneOfTexts = <const T extends string>(title: string, known: readonly T[]): Part<T> => ({
  type: 'string',
  title,
  enum: known,
});
export const listOf = <T>(items: Part<T>, minItems: number, maxItems: number): Part<readonly T[]> => ({
  type: 'array',
  items,
  minItems,
  maxItems,
});
export const oneOf = (title: string, description: string, branches: readonly Schema[]): Schema => ({
  title,
  description,
  oneOf: branches,
});

/** A node of this word. */
export const wordNode = <T>(word: string): Part<T> => ref(`word-${word}`);

/** Parts that every language has; the definitions are in `language.ts`. */
export const effect: Part<Hole<'effect'>> = ref('effect');
export const effects = listOf(effect, 1, 20);
export const floating: Part<Hole<'ability'>> = ref('floating');
export const filter: Part<Filter> = ref('filter');
/** Within a place that something else names. */
export const filterPart: Part<FilterPart> = ref('filter-part');
export const amount: Part<Amount> = ref('amount');
export const condition: Part<Condition> = ref('condition');
export const pattern: Part<EventPattern> = ref('pattern');
export const changes = listOf<Hole<'change'>>(ref('change'), 1, 10);
export const comparison = ref('comparison');
export const duration: Part<string> = ref('duration');
/** By which log and interface speak of an ability, or of one of several effects. */
export const abilityName: Part<string> = ref('ability-name');
export const costs = listOf(ref('cost'), 0, 10);

/** A name that an earlier word, the event or the language has given. */
export const uses = (kind: NameKind): Part<string> => ({ ...ref('name'), 'x-uses': kind });
/** A name for later words. */
export const gives = (kind: NameKind): Part<string> => ({ ...ref('name'), 'x-gives': kind });
/** The part of a word that does something to objects: the name of the objects to which it happened. */
export const happened = optional({
  ...gives('objects'),
  description: 'Those to which it has happened, as what they are now: also where they have changed zones.',
});
