import { isPlainRecord, shown } from '../../../kernel/index.js';
import { unreadableFile, recordsIn, type FileRead } from '../../../catalogue/index.js';

/** What makes a file one of LorcanaJSON: `metadata` with a format version, and the list of `cards`. */
export const recordsOf = (file: unknown): FileRead => {
  if (!isPlainRecord(file)) return unreadableFile('', `a record with metadata and cards, not ${shown(file)}`);
  const metadata = own(file, 'metadata');
  if (!isPlainRecord(metadata)) return unreadableFile('/metadata', `a record, not ${shown(metadata)}`);
  const version = own(metadata, 'formatVersion');
  if (typeof version !== 'string' || !/^2\./.test(version)) {
    return unreadableFile('/metadata/formatVersion', `format version 2, not ${shown(version)}`);
  }
  const language = own(metadata, 'language');
  if (language !== undefined && language !== 'en') {
    return unreadableFile('/metadata/language', `"en", the language that texts are read in, not ${shown(language)}`);
  }
  return recordsIn(own(file, 'cards'), '/cards');
};

const own = (record: { readonly [field: string]: unknown }, field: string): unknown =>
  Object.hasOwn(record, field) ? record[field] : undefined;
