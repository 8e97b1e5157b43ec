import { isPlainRecord } from '../../../kernel/index.js';
import { fingerprintOf } from './card-text.js';
import { recordsOf } from './file.js';

/**
 * The fingerprints of the texts in a file, by set and collector number. Promotional printings are numbered otherwise.
 */
export const textsIn = (file: unknown): ReadonlyMap<string, string> => {
  const read = recordsOf(file);
  const records = read.kind === 'records' ? read.records.filter(isPlainRecord) : [];
  return new Map(
    records.flatMap(({ setCode, number, fullText, promoGrouping }) =>
      promoGrouping === undefined && typeof fullText === 'string'
        ? [[`${String(setCode)}-${String(number)}`, fingerprintOf(fullText)] as const]
        : [],
    ),
  );
};
