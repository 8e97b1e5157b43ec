import { flag, integer, list, literal, nullable, record, text } from '../../platform/decoding/index.js';

/** What the command reads of the server's answers. */
export const totals = record({ cards: integer, scripted: integer, partly: integer, unscripted: integer });

export const importAnswer = record({
  id: text,
  game: text,
  status: literal('waiting', 'running', 'done', 'failed'),
  progress: record({ done: integer, total: integer }),
  result: nullable(record({ cardSet: text, version: integer, isNew: flag, totals, report: text })),
  error: nullable(record({ message: text }, { path: text })),
});
export type ImportAnswer = ReturnType<typeof importAnswer>;

const odd = record({ path: text, card: nullable(text), code: text, what: text, did: text });
export type Odd = ReturnType<typeof odd>;

export const reportAnswer = record({ totals: record({ odd: integer }), odd: list(odd) });
export type ReportAnswer = ReturnType<typeof reportAnswer>;

const cardSet = record({
  hash: text,
  version: integer,
  isCurrent: flag,
  totals,
  storedAt: text,
  source: nullable(record({ format: text, fileName: nullable(text) })),
});
export type CardSetAnswer = ReturnType<typeof cardSet>;

export const cardSetsAnswer = record({ items: list(cardSet), next: nullable(text) });
export type CardSetsAnswer = ReturnType<typeof cardSetsAnswer>;
