/**
 * The part of JSON Schema (2020-12) in which card languages are written. It is a subset, so that everybody reads it the
 * same way: what is published is what is checked here, and every other validator agrees.
 *
 * `oneOf` is a choice that the value itself makes: by its JSON type, and among records by the first required field,
 * either by its `const` (`do`, `kind`, `type` …) or by its presence. So a fault is reported for the branch that was
 * meant.
 */
export type Schema = {
  readonly $ref?: string;
  /** The name of such a value in a message: `unknown word "drow"`. */
  readonly title?: string;
  readonly description?: string;
  /** Still read, but new documents do without it. */
  readonly deprecated?: true;
  readonly type?: SchemaType;
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly properties?: { readonly [field: string]: Schema };
  readonly required?: readonly string[];
  /** Absent means the default of every record of the language: `false`. */
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
  /** What a number counts, for human readers. */
  readonly 'x-unit'?: string;
  /** The rules that a word carries out, for human readers. */
  readonly 'x-rules'?: readonly string[];
  /** Two fields, of which the first is not greater than the second. JSON Schema cannot express this. */
  readonly 'x-ordered'?: readonly [string, string];
  /** With `field`, the text in `of`, or the `kind` of the record in `of`, is one of these. */
  readonly 'x-goes-with'?: { readonly field: string; readonly of: string; readonly kinds: readonly string[] };
} & NameAnnotations;

export type SchemaType = 'object' | 'array' | 'string' | 'integer' | 'boolean' | 'null';

/** The kind of thing that a name means which a script defines and uses. */
export type NameKind = 'objects' | 'seat' | 'number' | 'flag' | 'text' | 'shares';

/**
 * How names are passed on within a script (`language/names.ts`); other validators ignore keywords that begin with `x-`.
 */
export type NameAnnotations = {
  /** The text is a name that was defined before. */
  readonly 'x-uses'?: NameKind;
  /** The text is the name of cards that are elsewhere afterwards, as other objects. */
  readonly 'x-leaves'?: boolean;
  /** The text is the name of cards that must be where they were named. */
  readonly 'x-stays'?: boolean;
  /** The text defines a name, known to everything after it. */
  readonly 'x-gives'?: NameKind;
  /** The fields are names, their values what they stand for. */
  readonly 'x-binds'?: { readonly [value: string]: NameKind };
  /** Names known inside the record; of a number, those that it gives. */
  readonly 'x-names'?: { readonly [name: string]: NameKind };
  /** The fields whose names the other fields know, in the order in which they are read. */
  readonly 'x-opens'?: readonly string[];
  /** Names defined inside are not known outside. */
  readonly 'x-closed'?: boolean;
  /** Names defined outside are not known inside: it is carried out on its own, at another time. */
  readonly 'x-sealed'?: boolean;
  /** Only one item of the list is carried out: names are known afterwards only if all items define them. */
  readonly 'x-alternatives'?: boolean;
};

export type SchemaDocument = Schema & {
  readonly $schema: 'https://json-schema.org/draft/2020-12/schema';
  readonly $defs: { readonly [name: string]: Schema };
};

const REF = '#/$defs/';

/** A reference to a definition of the same document. */
export const ref = (name: string): Schema => ({ $ref: REF + name });

/** The schema merged with the definition that it refers to; its own keywords take precedence. */
export const resolved = (document: SchemaDocument, schema: Schema): Schema => {
  const { $ref, ...own } = schema;
  if ($ref === undefined) return own;
  return { ...resolved(document, document.$defs[$ref.slice(REF.length)] ?? {}), ...own };
};

/** One more step of a JSON pointer (RFC 6901), shortened: keys may be of any length, messages may not. */
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
