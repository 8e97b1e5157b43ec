import { type CardTotals } from '../card-sets/card-set.js';

export const IMPORT_STATUSES = ['waiting', 'running', 'done', 'failed'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** What somebody wants imported. */
export interface ImportRequest {
  readonly id: string;
  readonly game: string;
  readonly format: string;
  readonly fileName: string | null;
  readonly fileSha256: string;
  readonly fileBytes: number;
  /** The key that asked. */
  readonly requestedBy: string;
}

/** An import, and how far it is. */
export interface CardImport extends ImportRequest {
  readonly status: ImportStatus;
  /** Records read so far, and records in the file; 0 until it has been opened. */
  readonly done: number;
  readonly total: number;
  readonly requestedAt: string;
  readonly endedAt: string | null;
  readonly result: ImportResult | null;
  readonly error: ImportError | null;
}

/** What came of a finished import. */
export interface ImportResult {
  readonly cardSet: string;
  /** 0: the cards are those that came with a release. */
  readonly version: number;
  /** False: a set of these very cards was there before. */
  readonly isNew: boolean;
  readonly totals: CardTotals;
  /** How many oddities the file has; the report names the first few thousand. */
  readonly odd: number;
}

/** Why an import failed, and where in the file if it is the file. */
export interface ImportError {
  readonly message: string;
  /** A JSON pointer. */
  readonly path?: string;
}
