import type { Fault, CardDefinition } from '../kernel/index.js';

/**
 * The result of importing a card file: definitions in the card language, and a report of what they do by themselves,
 * what players carry out by hand, and what was odd about the file. It contains no publisher's text.
 */
export type Imported = {
  readonly kind: 'imported';
  readonly format: string;
  /**
   * The whole card set: the cards of the file, with the project's scripts, and the project's own cards that it lacks.
   */
  readonly cards: readonly CardDefinition[];
  readonly report: ImportReport;
};

/** The file is not of the format at all; each fault has a JSON pointer into it. */
export type ImportRejected = { readonly kind: 'rejected'; readonly faults: readonly Fault[] };

/**
 * Converts a parsed file, record by record: between two records the caller may give the processor to others. The same
 * file always gives the same set; the report also lists the differences from the cards `before`.
 */
export type Importer = (file: unknown, before?: readonly CardDefinition[]) => Importing;

export type Importing = Generator<ImportProgress, Imported | ImportRejected, void>;

/** How many records of the file are done. */
export type ImportProgress = { readonly done: number; readonly total: number };

export type ImportReport = {
  readonly totals: {
    /** Records in the file. */
    readonly records: number;
    /** Records that are no cards of the set, each with its reason in `odd`. */
    readonly leftOut: number;
    /** Cards of the set, and of them those that only the project has. */
    readonly cards: number;
    readonly builtIn: number;
    /** Cards of the file that the project has a script for. */
    readonly withOwnScript: number;
    readonly odd: number;
  } & { readonly [S in CardStatus]: number };
  /** The version of the grammar that read the texts; null in games without one. */
  readonly grammar: string | null;
  readonly cards: readonly CardReport[];
  /** In the order of the file, the first `ODD_MAX` of `totals.odd`. */
  readonly odd: readonly Odd[];
};

/** How much of a card the engine carries out: all, some, or nothing of what its text says. */
export type CardStatus = 'scripted' | 'partly' | 'unscripted';

export type CardReport = {
  readonly id: string;
  readonly name: string;
  readonly status: CardStatus;
  readonly unscripted: readonly UnscriptedText[];
};

/**
 * A text that its controller carries out by hand, and what makes it due: playing the action, an event that triggers it,
 * paying its cost, or its controller, who invokes it while the game is at rest.
 */
export type UnscriptedText = {
  readonly name: string;
  readonly fingerprint: string;
  readonly due: 'action' | 'trigger' | 'cost' | 'rest';
};

/** An oddity of the file, and how it was treated. */
export type Odd = {
  /** JSON pointer into the file. */
  readonly path: string;
  /** The card's full name, as far as it was known. */
  readonly card: string | null;
  /** Groups those of one kind. */
  readonly code: string;
  readonly what: string;
  readonly did: string;
};

/** What a report lists at most; the totals count all. */
export const ODD_MAX = 5_000;
