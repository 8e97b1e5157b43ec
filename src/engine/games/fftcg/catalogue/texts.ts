import type { Findings } from '../../../catalogue/index.js';
import { FORMATS } from './formats.js';
import { printingOf } from './printing.js';

/** The fingerprints of the texts in a file of either format, by card code; a reprint's under its earlier codes too. */
export const textsIn = (file: unknown): ReadonlyMap<string, string> => {
  const printings = Object.values(FORMATS).flatMap(({ dialect, records }) => {
    const read = records(file);
    return (read.kind === 'records' ? read.records : []).flatMap((record, index) => {
      const findings: Findings = { faults: [], odd: [] };
      return printingOf(dialect, record, { path: '', index }, findings) ?? [];
    });
  });
  // What is printed under a code of its own counts more.
  return new Map([
    ...printings.flatMap(({ alsoCodes, text }) => alsoCodes.map((code) => [code, text.fingerprint] as const)),
    ...printings.map(({ code, text }) => [code, text.fingerprint] as const),
  ]);
};
