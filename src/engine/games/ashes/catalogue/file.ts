import { isPlainRecord, shown } from '../../../kernel/index.js';
import { recordsIn, unreadableFile, type FileRead } from '../../../catalogue/index.js';

/** What makes a file one of ashes.live: the list of `results`. */
export const recordsOf = (file: unknown): FileRead => {
  if (!isPlainRecord(file)) return unreadableFile('', `a record with results, not ${shown(file)}`);
  return recordsIn(Object.hasOwn(file, 'results') ? file['results'] : undefined, '/results');
};
