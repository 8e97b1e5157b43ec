import { ref, type NameKind, type Schema } from '../json/schema.js';

/**
 * The fields of a record type as schemas. The compiler holds the two together: a field that the type has and the schema
 * lacks, or one that may be left out in one of them only, is an error.
 */
export type Fields<T> = {
  readonly [F in keyof T]-?: Partial<Pick<T, F>> extends Pick<T, F> ? Optional : Schema;
};

type Optional = { readonly optional: Schema };
export const optional = (schema: Schema): Optional => ({ optional: schema });

/** A record with exactly these fields. The first field tells it from other records where there is a choice. */
export const record = <T>(description: string, fields: Fields<T>, more: Schema = {}): Schema => {
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

export const constant = (value: string): Schema => ({ type: 'string', const: value });
export const flag: Schema = { type: 'boolean' };
export const whole = (minimum: number, maximum: number): Schema => ({ type: 'integer', minimum, maximum });
export const text = (maxLength: number): Schema => ({ type: 'string', maxLength });
export const oneOfTexts = (title: string, known: readonly string[]): Schema => ({ type: 'string', title, enum: known });
export const listOf = (items: Schema, minItems: number, maxItems: number): Schema => ({
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

/** Parts that every language has; the definitions are in `language.ts`. */
export const effect = ref('effect');
export const effects = listOf(effect, 1, 20);
export const floating = ref('floating');
export const filter = ref('filter');
export const amount = ref('amount');
export const condition = ref('condition');
export const pattern = ref('pattern');
export const changes = listOf(ref('change'), 1, 10);
export const comparison = ref('comparison');
export const duration = ref('duration');
export const costs = listOf(ref('cost'), 0, 10);

/** A name that an earlier word, the event or the language has given. */
export const uses = (kind: NameKind): Schema => ({ ...ref('name'), 'x-uses': kind });
/** A name for later words. */
export const gives = (kind: NameKind): Schema => ({ ...ref('name'), 'x-gives': kind });
/** Of a word by which something happens to objects. */
export const happened = optional({ ...gives('objects'), description: 'Those to which it has happened.' });
