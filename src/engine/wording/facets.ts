import { canonicalJson, isList, isRecord, type Json, type JsonRecord, onceFor } from '../kernel/index.js';

/**
 * A record taken apart, so that several phrases can each say a part of it: "your damaged characters with cost 3 or
 * less". Lists of things that all hold, and records of what holds by name, are taken apart too.
 */
export type Facet = { readonly path: string; readonly value: Json };
export type Facets = readonly Facet[];

const LISTS: readonly string[] = ['is', 'isNot', 'changes'];
const RECORDS: readonly string[] = ['marks', 'numbers', 'counters'];

/** Each phrase of a category is held against the same record. */
export const facetsOf = onceFor((record: JsonRecord): Facets =>
  Object.entries(record).flatMap(([field, value]): Facets => {
    if (LISTS.includes(field) && isList(value)) return value.map((one) => ({ path: `${field}:`, value: one }));
    if (RECORDS.includes(field) && isRecord(value)) {
      return Object.entries(value).map(([name, one]) => ({ path: `${field}.${name}`, value: one }));
    }
    return [{ path: field, value }];
  }),
);

/** Undefined where two parts say something about the same. */
export const recordOfFacets = (facets: Facets): JsonRecord | undefined => {
  const record: { [field: string]: Json } = {};
  for (const { path, value } of facets) {
    const [field = '', name] = path.split('.');
    if (path.endsWith(':')) {
      const list = path.slice(0, -1);
      const before = record[list] ?? [];
      record[list] = isList(before) ? [...before, value] : value;
    } else if (name !== undefined) {
      const before = record[field] ?? {};
      if (!isRecord(before) || Object.hasOwn(before, name)) return undefined;
      record[field] = { ...before, [name]: value };
    } else {
      if (Object.hasOwn(record, field)) return undefined;
      record[field] = value;
    }
  }
  return record;
};

export const without = (facets: Facets, taken: Facet): Facets => facets.filter((facet) => facet !== taken);

/** Equal whatever the order of fields and of lists in which order says nothing. */
export const sameText = (value: Json): string => canonicalJson(ordered(value));

const ordered = (value: Json): Json => {
  if (isList(value)) return value.map(ordered);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, part]) => [
      field,
      isList(part) && [...LISTS, 'anyOf', 'zones'].includes(field)
        ? part.map(ordered).toSorted((a, b) => (canonicalJson(a) < canonicalJson(b) ? -1 : 1))
        : ordered(part),
    ]),
  );
};
