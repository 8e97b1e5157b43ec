import { isPlainRecord, shown, type Fault } from '../kernel/index.js';
import type { Odd } from './import.js';

/** The findings about a record: why it cannot be a card, and what was odd about it. */
export type Findings = { readonly faults: Fault[]; readonly odd: Omit<Odd, 'card'>[] };

/** A record of the file while it is read; `path` is the JSON pointer to it. */
export type Source = Findings & { readonly record: RawRecord; readonly path: string };

export type RawRecord = { readonly [field: string]: unknown };

/** The longest text looked at; the longest printed one has a tenth of it. */
export const TEXT_MAX = 5_000;

export const fault = ({ faults, path }: Source, field: string, message: string): void =>
  void faults.push({ path: field === '' ? path : `${path}/${field}`, message });

export const note = ({ odd, path }: Source, field: string, code: string, what: string, did: string): void =>
  void odd.push({ path: field === '' ? path : `${path}/${field}`, code, what, did });

/** A field that the record itself has; inherited properties are not part of the file. */
export const valueOf = ({ record }: Source, field: string): unknown =>
  Object.hasOwn(record, field) ? record[field] : undefined;

export const isMissing = (source: Source, field: string): boolean =>
  (valueOf(source, field) ?? undefined) === undefined;

/** A required text. */
export const textIn = (source: Source, field: string): string => {
  const value = valueOf(source, field);
  if (value === undefined) fault(source, '', `needs ${field}`);
  else if (typeof value !== 'string') fault(source, field, `a text, not ${shown(value)}`);
  else if (value.length > TEXT_MAX) fault(source, field, `at most ${TEXT_MAX} characters, not ${value.length}`);
  else return value;
  return '';
};

/** A text that may be missing or `null`. */
export const optionalTextIn = (source: Source, field: string): string | undefined =>
  isMissing(source, field) ? undefined : textIn(source, field);

export const wholeIn = (source: Source, field: string, min: number, max: number): number => {
  const value = valueOf(source, field);
  if (value === undefined) fault(source, '', `needs ${field}`);
  else if (
    typeof value !== 'number' ||
    !Number.isSafeInteger(value) ||
    Object.is(value, -0) ||
    value < min ||
    value > max
  )
    fault(source, field, `a whole number from ${min} to ${max}, not ${shown(value)}`);
  else return value;
  return min;
};

export const flagIn = (source: Source, field: string): boolean => {
  const value = valueOf(source, field);
  if (value === undefined) fault(source, '', `needs ${field}`);
  else if (typeof value !== 'boolean') fault(source, field, `true or false, not ${shown(value)}`);
  return value === true;
};

/** A list that may be missing; beyond `max` it is not looked at. */
export const listIn = (source: Source, field: string, max: number): readonly unknown[] => {
  const value = valueOf(source, field) ?? [];
  if (!Array.isArray(value)) fault(source, field, `a list, not ${shown(value)}`);
  else if (value.length > max) fault(source, field, `at most ${max}, not ${value.length}`);
  else return value;
  return [];
};

export const textsIn = (source: Source, field: string, max: number): readonly string[] =>
  listIn(source, field, max).flatMap((value, index) => {
    if (typeof value === 'string' && value.length <= TEXT_MAX) return [value];
    fault(source, `${field}/${index}`, `a text of at most ${TEXT_MAX} characters, not ${shown(value)}`);
    return [];
  });

/** Keys with which a careless copy of a record would change what all records inherit. */
const FORBIDDEN: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** One item of a list as a source of its own, with the same findings; undefined, and a fault, where it is no record. */
export const sourceAt = (findings: Findings, value: unknown, path: string): Source | undefined => {
  if (!isPlainRecord(value)) {
    findings.faults.push({ path, message: `a record, not ${shown(value)}` });
    return undefined;
  }
  for (const key of FORBIDDEN) {
    if (Object.hasOwn(value, key))
      findings.faults.push({ path: `${path}/${key}`, message: 'no field may be called this' });
  }
  return { record: value, path, faults: findings.faults, odd: findings.odd };
};
