import type { NameKind, Schema } from '../json/schema.js';
import type { Citation } from '../rules/citation.js';

/** What a game's card language speaks of: its names for everything, its own words, costs and kinds of cards. */
export type LanguageTables = {
  readonly title: string;
  readonly zones: readonly string[];
  /** A text that can be a tag. */
  readonly tag: Schema;
  readonly keywords: readonly string[];
  readonly numbers: readonly string[];
  /** The largest number that a script may name; 999 unless said. */
  readonly numberMax?: number;
  /** Numbers of players. */
  readonly playerNumbers: readonly string[];
  readonly marks: { readonly [mark: string]: 'flag' | 'count' | 'object' };
  /** Whether cards put counters of any name on things (`language/counters.ts`). */
  readonly counters?: boolean;
  readonly flags: readonly string[];
  readonly durations: readonly string[];
  /** Phases of a turn, where cards ask for them. */
  readonly phases?: readonly string[];
  /** What cost abilities may be about. */
  readonly purposes: readonly string[];
  /** What cost abilities know by name, where what is paid for has it. */
  readonly priced?: { readonly [name: string]: NameKind };
  /** Events that cards may hear, replace or forbid, with the fields of theirs that cards may ask for. */
  readonly events: EventFields;
  /** Those of them for which no trigger waits, since they are asked or told of before they happen. */
  readonly neverHeard?: readonly string[];
  /** Those of them that nothing replaces, since they have happened by then, or never do. */
  readonly neverReplaced?: readonly string[];
  /** Events of which conditions may ask how often they happened this turn. */
  readonly remembered: readonly string[];
  /** Whether auto- and activated abilities are announced, with targets (`language/announcing.ts`). */
  readonly announces?: boolean;
  /** Whether auto-abilities may trigger on a state, naming no event. */
  readonly stateTriggers?: boolean;
  /** Whether replacements may say under whose control a card enters. */
  readonly entersForOthers?: boolean;
  /** What activated abilities have beside what those of every game have. */
  readonly activated?: Schema;
  readonly words: { readonly [word: string]: Schema };
  /** The rules that a word carries out or rests on, the shared ones included, for readers. */
  readonly wordRules?: { readonly [word: string]: readonly Citation[] };
  readonly costs: readonly Schema[];
  readonly cards: readonly Schema[];
  /** More definitions, for the words and cards to refer to. */
  readonly more: { readonly [name: string]: Schema };
};

export type EventFields = { readonly [event: string]: { readonly [field: string]: FieldKind } };

/** What a field of an event may be. */
export type FieldKind = Exclude<NameKind, 'shares'>;
