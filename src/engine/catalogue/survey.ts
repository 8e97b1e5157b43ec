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
