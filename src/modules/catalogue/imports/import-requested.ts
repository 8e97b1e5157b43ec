import { integer, nullable, record, text } from '../../../platform/decoding/index.js';
import { type NewEvent } from '../../../platform/event-store/index.js';
import { type ImportRequest } from './import.js';

/**
 * Event of the stream of an import: somebody asked for it. The ledger calls for the job, so a request that was answered is
 * never forgotten; who brought which file stays on record for as long as games that are played with its cards.
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

/** What the job is told; the rest is in the row. */
export const importJobData = record({ importId: text });
