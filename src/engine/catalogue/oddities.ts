import { ODD_MAX, type Odd } from './import.js';
import type { Findings } from './source.js';

/** A record of the file that was read, and its place. */
export type Found = {
  /** Its place in the file. */
  readonly index: number;
  readonly path: string;
  /** Its name in reports. */
  readonly fullName: string;
};

/** Reports an oddity of a record that is known only when all have been read, and how it was treated. */
export type NoteOf = (found: Found, field: string, code: string, what: string, did: string) => void;

/** Collects what was odd, whenever it is found, and lists it in the order of the file. */
export type Oddities = {
  readonly note: NoteOf;
  /** What reading a record has found; with a fault it is left out. */
  record(index: number, card: string | null, findings: Findings): void;
  list(): readonly Odd[];
};

export const LEFT_OUT = 'left out';

export const oddities = (): Oddities => {
  const found: { readonly index: number; readonly odd: Odd }[] = [];
  return {
    note: ({ path, index, fullName }, field, code, what, did) => {
      found.push({ index, odd: { path: field === '' ? path : `${path}/${field}`, card: fullName, code, what, did } });
    },
    record: (index, card, { faults, odd }) => {
      for (const { path, ...each } of odd) found.push({ index, odd: { path, card, ...each } });
      for (const { path, message } of faults.slice(0, FAULTS_MAX)) {
        found.push({ index, odd: { path, card, code: 'fault', what: message, did: LEFT_OUT } });
      }
    },
    list: () => found.sort((a, b) => a.index - b.index).map(({ odd }) => odd),
  };
};

/** The oddities of one record; the first few are enough. */
const FAULTS_MAX = 20;

export const bounded = (list: readonly Odd[]): readonly Odd[] => list.slice(0, ODD_MAX);
