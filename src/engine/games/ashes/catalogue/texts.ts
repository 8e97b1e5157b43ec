import { isPlainRecord } from '../../../kernel/index.js';
import { fingerprintOf } from './card-text.js';
import { recordsOf } from './file.js';

/** The fingerprints of the texts in a file, by the names of cards in addresses, which are our ids. */
export const textsIn = (file: unknown): ReadonlyMap<string, string> => {
  const read = recordsOf(file);
  const records = read.kind === 'records' ? read.records.filter(isPlainRecord) : [];
  return new Map(
    records.flatMap(({ stub, text }) =>
      typeof stub === 'string' ? [[stub, fingerprintOf(typeof text === 'string' ? text : '')] as const] : [],
    ),
  );
};
