/**
 * The part of JSON Schema (2020-12) in which card languages are written. It is a subset so that one reading fits
 * everybody: what is published is what is checked here, and any validator elsewhere agrees.
 *
 * `oneOf` is a choice that the value itself makes: by its JSON type, and among records by the first required field, either
 * by its `const` (`do`, `kind`, `type` …) or by being there. Hence a fault is told of the branch that was meant.
 */
export type Schema = {
  readonly $ref?: string;
  /** What a value is called in a message: `unknown word "drow"`. */
  readonly title?: string;
  readonly description?: string;
  readonly type?: SchemaType;
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly properties?: { readonly [field: string]: Schema };
  readonly required?: readonly string[];
  /** Absent stands for what every record of the language has: `false`. */
  readonly additionalProperties?: false | Schema;
  readonly propertyNames?: Schema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly oneOf?: readonly Schema[];
  /** What a number counts, for readers. */
  readonly 'x-unit'?: string;
  /** The rules that a word carries out, for readers. */
  readonly 'x-rules'?: readonly string[];
  /** Two fields, of which the first is no greater than the second. JSON Schema cannot say it. */
  readonly 'x-ordered'?: readonly [string, string];
  /** With `field` the record in `of` is of one of these kinds, by its `kind`. */
  readonly 'x-goes-with'?: { readonly field: string; readonly of: string; readonly kinds: readonly string[] };
} & NameAnnotations;

export type SchemaType = 'object' | 'array' | 'string' | 'integer' | 'boolean' | 'null';

/** What a name stands for that a script gives and uses. */
export type NameKind = 'objects' | 'seat' | 'number' | 'flag' | 'text' | 'shares';

/** How names go through a script (`language/names.ts`); other validators pass over what begins with `x-`. */
export type NameAnnotations = {
  /** The text is a name that was given before. */
  readonly 'x-uses'?: NameKind;
  /** The text becomes a name, known to what comes after. */
  readonly 'x-gives'?: NameKind;
  /** The fields are names, their values what they stand for. */
  readonly 'x-binds'?: { readonly [value: string]: NameKind };
  /** Names known inside the record. */
  readonly 'x-names'?: { readonly [name: string]: NameKind };
  /** The fields whose names the other fields know, in the order in which they are read. */
  readonly 'x-opens'?: readonly string[];
  /** What is named inside is not known outside. */
  readonly 'x-closed'?: boolean;
  /** Names given outside are not known inside: it is carried out by itself, at another time. */
  readonly 'x-sealed'?: boolean;
  /** Of the items of the list one comes about: only names that all of them give are sure. */
  readonly 'x-alternatives'?: boolean;
};

export type SchemaDocument = Schema & {
  readonly $schema: 'https://json-schema.org/draft/2020-12/schema';
  readonly $defs: { readonly [name: string]: Schema };
};

const REF = '#/$defs/';

/** A reference to a definition of the same document. */
export const ref = (name: string): Schema => ({ $ref: REF + name });

/** The schema with what it refers to; its own keywords go before those. */
export const resolved = (document: SchemaDocument, schema: Schema): Schema => {
  const { $ref, ...own } = schema;
  if ($ref === undefined) return own;
  return { ...resolved(document, document.$defs[$ref.slice(REF.length)] ?? {}), ...own };
};

/** One more step of a JSON pointer (RFC 6901). Keys may be of any length, messages not. */
export const pointer = (path: string, key: string | number): string => {
  const text = String(key);
  return `${path}/${shortened(text).replaceAll('~', '~0').replaceAll('/', '~1')}`;
};

/** As much of a text as fits a message, by whole characters. */
export const shortened = (text: string): string =>
  text.length <= SHOWN ? text : `${text.slice(0, SHOWN).replace(/[\uD800-\uDBFF]$/, '')}…`;

const SHOWN = 60;

/** Whether canonical JSON and every database can hold the text. */
export const isWritable = (text: string): boolean => !/[\p{Cc}\p{Surrogate}]/u.test(text);
