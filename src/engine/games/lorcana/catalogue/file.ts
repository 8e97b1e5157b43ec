import { isPlainRecord, shown, type Fault } from '../../../kernel/index.js';

/** A set has some 230 records, and there are no ten thousand cards yet. */
export const RECORDS_MAX = 20_000;

export type FileRead =
  | { readonly kind: 'records'; readonly records: readonly unknown[] }
  | { readonly kind: 'faults'; readonly faults: readonly Fault[] };

/** What makes a file one of LorcanaJSON: `metadata` with a format version, and the list of `cards`. */
export const recordsOf = (file: unknown): FileRead => {
  if (!isPlainRecord(file)) return rejected('', `a record with metadata and cards, not ${shown(file)}`);
  const metadata = own(file, 'metadata');
  if (!isPlainRecord(metadata)) return rejected('/metadata', `a record, not ${shown(metadata)}`);
  const version = own(metadata, 'formatVersion');
  if (typeof version !== 'string' || !/^2\./.test(version)) {
    return rejected('/metadata/formatVersion', `format version 2, not ${shown(version)}`);
  }
  const language = own(metadata, 'language');
  if (language !== undefined && language !== 'en') {
    return rejected('/metadata/language', `"en", the language that texts are read in, not ${shown(language)}`);
  }
  const cards = own(file, 'cards');
  if (!Array.isArray(cards)) return rejected('/cards', `a list, not ${shown(cards)}`);
  if (cards.length > RECORDS_MAX) return rejected('/cards', `at most ${RECORDS_MAX} records, not ${cards.length}`);
  return { kind: 'records', records: cards };
};

const own = (record: { readonly [field: string]: unknown }, field: string): unknown =>
  Object.hasOwn(record, field) ? record[field] : undefined;

const rejected = (path: string, message: string): FileRead => ({ kind: 'faults', faults: [{ path, message }] });
