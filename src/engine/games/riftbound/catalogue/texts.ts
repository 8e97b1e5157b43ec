import type { Findings } from '../../../catalogue/index.js';
import { FORMATS, type Format } from './formats.js';
import { printingOf } from './printing.js';

/** The fingerprints of the texts in a file of either format, by card number. */
export const textsIn = (file: unknown): ReadonlyMap<string, string> =>
  new Map(
    Object.values(FORMATS).flatMap((format: Format) => {
      const read = format.records(file);
      return (read.kind === 'records' ? read.records : []).flatMap((record, index) => {
        const findings: Findings = { faults: [], odd: [] };
        const printing = printingOf(format, record, index, findings);
        return printing === undefined ? [] : [[printing.printed.number, printing.text.fingerprint] as const];
      });
    }),
  );
