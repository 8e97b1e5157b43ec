import { integer, nullable, record, text } from '../../../platform/decoding/index.js';
import type { NewEvent } from '../../../platform/event-store/index.js';
import type { CardTotals } from '../card-sets/card-set.js';
import type { CardSetText } from '../card-sets/card-set.repository.js';

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

/** What the process of an import is given. It asks for the cards of before, as they are stored. */
export interface ImportOrder {
  readonly game: string;
  readonly format: string;
  /** The file; it says JSON, maybe after a byte order mark. */
  readonly upload: Uint8Array;
}

/** How far it is. */
export interface ImportNews {
  readonly done: number;
  readonly total: number;
}

/** What is stored of an import: texts, which need no further parsing. */
export type ImportOutcome =
  | {
      readonly kind: 'imported';
      readonly cardSet: CardSetText;
      readonly totals: CardTotals;
      readonly records: number;
      /** JSON. */
      readonly report: string;
    }
  | { readonly kind: 'rejected'; readonly error: ImportError };

/**
 * Event of the stream of an import: somebody asked for it. The ledger calls for the job, so a request that was answered
 * is never forgotten; who brought which file stays on record for as long as games that are played with its cards.
 */
export const CARD_IMPORT_REQUESTED = 'CardImportRequested';

export const importRequested = (request: ImportRequest): NewEvent => {
  const { id: importId, game, format, fileName, fileSha256, fileBytes } = request;
  return { type: CARD_IMPORT_REQUESTED, payload: { importId, game, format, fileName, fileSha256, fileBytes } };
};

export const importPayload = record({
  importId: text,
  game: text,
  format: text,
  fileName: nullable(text),
  fileSha256: text,
  fileBytes: integer,
});

/** The data of the job; the rest is in the row. */
export const importJobData = record({ importId: text });
