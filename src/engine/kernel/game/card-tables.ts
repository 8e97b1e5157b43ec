import type { NameKind, Schema } from '../json/schema.js';

/** What the cards of a game speak of, beside what the game has anyway: its zones, marks, words and events. */
export type CardTables = {
  readonly title: string;
  /** A text that can be a tag. */
  readonly tag: Schema;
  readonly keywords: readonly string[];
  readonly numbers: readonly string[];
  /** The largest number that a script may name; by default 999. */
  readonly numberMax?: number;
  readonly flags: readonly string[];
  readonly durations: readonly string[];
  /** What cost abilities may be about. */
  readonly purposes: readonly string[];
  /** What cost abilities know by name, where what is paid for has it. */
  readonly priced?: { readonly [name: string]: NameKind };
  /** Whether what a text takes off a cost may leave a least one. */
  readonly leastCosts?: boolean;
  /** Whether what a text takes off a number may leave a least one. */
  readonly leastNumbers?: boolean;
  /** Whether a replacement may ask its player to pay. */
  readonly paidReplacements?: boolean;
  /** For which purposes a text may let a cost be paid with anything, whatever kinds it asks for. */
  readonly costsOfAny?: readonly string[];
  /** Whether auto- and activated abilities are announced, with targets (`language/announcing.ts`). */
  readonly announces?: boolean;
  /**
   * Whether filters may ask for what a mark of the source names, or names as well: the object to which it is attached.
   */
  readonly asksBySource?: boolean;
  /** Whether filters may ask for the controller, or a mark, that another object has. */
  readonly asksByAnother?: boolean;
  /** Whether effects may have an object be a copy, wholly or keeping its own types. */
  readonly copies?: boolean | 'but-types';
  /** Whether static abilities may say what an X is that is printed as a number. */
  readonly definesNumbers?: boolean;
  /** Whether texts ask for printed numbers, which copies and swaps change before anything is added. */
  readonly asksForPrinted?: boolean;
  /** Whether filters may ask for owners who have nothing in a zone. */
  readonly asksForEmptyZones?: boolean;
  /** Whether filters may ask for what waits to resolve by what was chosen for it. */
  readonly asksForChosen?: boolean;
  /** What filters may ask of the print of a card (`GameDefinition.signsOf`). */
  readonly signs?: readonly string[];
  /** Amounts that not every game has. */
  readonly moreAmounts?: readonly ('product' | 'total' | 'sum' | 'highest')[];
  /** Changes that not every game has. */
  readonly moreChanges?: readonly ('swap' | 'lose-abilities')[];
  /** Whether auto-abilities may trigger on a state, naming no event. */
  readonly stateTriggers?: boolean;
  /** Whether replacements may say under whose control a card enters. */
  readonly entersForOthers?: boolean;
  /** What triggered abilities have beside what those of every game have. */
  readonly triggered?: Schema;
  /** What activated abilities have beside what those of every game have. */
  readonly activated?: Schema;
  readonly costs: readonly Schema[];
  /** The types of cards. */
  readonly types: readonly Schema[];
  /** More definitions, for the words and cards to refer to. */
  readonly more?: { readonly [name: string]: Schema };
};
