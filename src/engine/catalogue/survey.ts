import { isPlainRecord, type Json } from '../kernel/index.js';
import type { Reading } from '../wording/index.js';
import type { FileRead } from './importing.js';
import type { CardStatus } from './import.js';

/**
 * Counts how many texts of a card file are read, for developers who extend a grammar. It quotes the file, which the
 * caller has; the project keeps no text of it.
 */
export type Survey = {
  /** The grammar that read it. */
  readonly grammar: string;
  /** One for each name of the file that has a text. */
  readonly cards: readonly SurveyedCard[];
};

export type SurveyedCard = {
  readonly name: string;
  /** Its text is made of keywords and reminders alone. */
  readonly keywordsOnly: boolean;
  readonly status: CardStatus;
  readonly unread: readonly UnreadText[];
};

export type UnreadText = {
  /** Why nothing was read: the game's code of it. */
  readonly why: string;
  /** The sentence in which reading stopped. */
  readonly piece: string;
};

/** The scripts of the project beside what is read of their texts. */
export type ScriptsCompared = {
  readonly same: number;
  /** Cards by id, with what was read and what the project has. */
  readonly differing: readonly { readonly id: string; readonly read: string; readonly scripts: readonly string[] }[];
  readonly unread: readonly { readonly id: string; readonly piece: string }[];
};

/** What a game can say of the texts in a card file. */
export type TextTools = {
  survey(file: unknown): Survey;
  compare(file: unknown): ScriptsCompared;
};

/** What is not read of a text: nothing, or where reading stopped. */
export const unreadIn = (reading: Reading): readonly UnreadText[] =>
  reading.kind === 'read' ? [] : [{ why: reading.why, piece: reading.piece }];

/** The reading of a printed text of a card of the project, and the card's scripts in the form of `formOf`. */
export type ReadBeside = {
  readonly id: string;
  readonly scripts: readonly string[];
  readonly reading: Reading;
  readonly formOf: (script: Json) => string;
};

/** Whether each reading is one of the scripts of its card. */
export const comparison = (texts: readonly ReadBeside[]): ScriptsCompared => {
  const read = texts.flatMap(({ id, scripts, reading, formOf }) =>
    reading.kind === 'read' ? [{ id, scripts, read: formOf(reading.script) }] : [],
  );
  return {
    same: read.filter((one) => one.scripts.includes(one.read)).length,
    differing: read.filter((one) => !one.scripts.includes(one.read)),
    unread: texts.flatMap(({ id, reading }) => (reading.kind === 'unread' ? [{ id, piece: reading.piece }] : [])),
  };
};

/** A record of a card file. */
export type FileRecord = { readonly [field: string]: unknown };

/** The records of a file that was read; none if it has faults. */
export const recordsRead = (read: FileRead): readonly FileRecord[] =>
  read.kind === 'records' ? read.records.filter(isPlainRecord) : [];

/** A field of a record, if it is a text. */
export const textField = (record: FileRecord, field: string): string => {
  const value = record[field];
  return typeof value === 'string' ? value : '';
};
