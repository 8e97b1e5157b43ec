import { isPlainRecord } from './json.js';
import { pointer, resolved, shortened, type Schema, type SchemaDocument, type SchemaType } from './schema.js';

/** `path` is a JSON pointer to the fault. */
export type Fault = { readonly path: string; readonly message: string };

export type Branch = { readonly kind: 'branch'; readonly schema: Schema } | ({ readonly kind: 'fault' } & Fault);

/** The branch of a `oneOf` that the value chooses, or why it chooses none; a schema without is its own branch. */
export const branchOf = (document: SchemaDocument, schema: Schema, value: unknown, path: string): Branch => {
  const { oneOf, ...shared } = resolved(document, schema);
  if (oneOf === undefined) return { kind: 'branch', schema: shared };
  const branches = oneOf.map((branch) => resolved(document, branch));
  const fitting = branches.filter(({ type }) => type === undefined || isOfType(type, value));
  const [first, ...others] = fitting;
  if (first === undefined) {
    const types = [...new Set(branches.map(({ type }) => NAMES[type ?? 'object']))];
    return { kind: 'fault', path, message: `${types.join(' or ')}, not ${shown(value)}` };
  }
  if (others.length === 0 || !isPlainRecord(value)) return { kind: 'branch', schema: first };
  const marker = markerOf(first);
  const byValue = fitting.every((branch) => markerOf(branch) === marker && constOf(branch) !== undefined);
  return byValue ? byConst(fitting, marker, value, path, shared.title) : byField(fitting, value, path);
};

const byConst = (
  branches: readonly Schema[],
  marker: string,
  value: { readonly [key: string]: unknown },
  path: string,
  title = marker,
): Branch => {
  if (!Object.hasOwn(value, marker)) return { kind: 'fault', path, message: `needs ${marker}` };
  const chosen = branches.find((branch) => constOf(branch) === value[marker]);
  if (chosen !== undefined) return { kind: 'branch', schema: chosen };
  const known = branches.map((branch) => constOf(branch)).join(', ');
  const message = `unknown ${title} ${shown(value[marker])}; known are ${known}`;
  return { kind: 'fault', path: pointer(path, marker), message };
};

const byField = (branches: readonly Schema[], value: object, path: string): Branch => {
  const chosen = branches.find((branch) => Object.hasOwn(value, markerOf(branch)));
  if (chosen !== undefined) return { kind: 'branch', schema: chosen };
  return { kind: 'fault', path, message: `needs one of ${branches.map(markerOf).join(', ')}` };
};

const markerOf = ({ required }: Schema): string => required?.[0] ?? '';
const constOf = (branch: Schema): string | undefined => branch.properties?.[markerOf(branch)]?.const;

export const isOfType = (type: SchemaType, value: unknown): boolean => {
  switch (type) {
    case 'object':
      return isPlainRecord(value);
    case 'array':
      return Array.isArray(value);
    case 'string':
    case 'boolean':
      return typeof value === type;
    // JSON text may contain `-0`, which canonical JSON does not have.
    case 'integer':
      return Number.isSafeInteger(value) && !Object.is(value, -0);
    case 'null':
      return value === null;
  }
};

/** The name of a type in messages. */
export const NAMES: { readonly [T in SchemaType]: string } = {
  object: 'a record',
  array: 'a list',
  string: 'a text',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
};

/** A value, as shown in a message. */
export const shown = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(shortened(value));
  if (Object.is(value, -0)) return '-0';
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return 'a list';
  return isPlainRecord(value) ? 'a record' : typeof value === 'object' ? 'an object that is no record' : typeof value;
};
