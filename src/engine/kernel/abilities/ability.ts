import { isRecord, type Json, type JsonRecord } from '../json/index.js';
import type { Amount } from './amount.js';
import type { Change } from './change.js';
import type { Condition } from './condition.js';
import type { Effect } from './effect.js';
import type { Filter } from './filter.js';
import type { EventPattern } from './pattern.js';
import type { Vocabulary } from './vocabulary.js';

/**
 * The abilities of cards, as data: each is one of these kinds, composed of vocabulary words. `name` is the key by which
 * logs and interfaces refer to it; it is ours, not the publisher's.
 */
export type Ability = (
  | KeywordAbility
  | StaticAbility
  | CostAbility
  | TriggeredAbility
  | ActivatedAbility
  | ReplacementAbility
  | ProhibitionAbility
  | UnscriptedAbility
) & {
  /** It works also while other text of its object rests, in games where text does (`restingText`). */
  readonly always?: boolean;
  /** Its number, which its text knows as `n`, in games where the numbers of abilities of one name add up. */
  readonly n?: number;
};

/** The language of any game, as the kernel reads it. */
export interface AnyVocabulary extends Vocabulary {
  readonly effect: Effect;
  readonly ability: Ability;
}

export type KeywordAbility = {
  readonly kind: 'keyword';
  readonly keyword: string;
  /** A cost in place of a number, such as a Shift that is paid by discarding. */
  readonly cost?: readonly Cost[];
};

/** Applies as long as its card is where it functions and `while` holds. */
export type StaticAbility<V extends Vocabulary = AnyVocabulary> = {
  readonly kind: 'static';
  readonly name: string;
  readonly zones?: readonly string[];
  readonly while?: Condition;
  /** Absent: the card itself. */
  readonly affects?: Filter;
  /**
   * It says what a number of its object is that is printed as an X: part of what is printed, and no text to be lost.
   */
  readonly defines?: boolean;
  readonly changes: readonly Change<V>[];
};

/** Changes what something costs to play, move to or use; determined when the cost is. */
export type CostAbility = {
  readonly kind: 'cost';
  readonly name: string;
  readonly zones?: readonly string[];
  readonly while?: Condition;
  /** Which cards cost more or less; absent: the card itself, wherever it is paid for unless `zones` says where. */
  readonly affects?: Filter;
  /** The purpose of the payment, in the game's words, such as `play`. */
  readonly for: string;
  readonly add: Amount;
  /** What it takes off leaves so much to pay, in games whose texts say so ("to a minimum of 1"). */
  readonly least?: number;
  /** It is paid with anything, whatever kinds it asks for, in games whose texts say so. */
  readonly ofAny?: boolean;
};

export type TriggeredAbility<V extends Vocabulary = AnyVocabulary> = {
  readonly kind: 'triggered';
  readonly name: string;
  readonly zones?: readonly string[];
  /** Several patterns are several triggers with the same effect; without any it triggers on the state of `while`. */
  readonly on: readonly EventPattern[];
  /** The secondary condition: tested when the game says (`asksIf`). */
  readonly if?: Condition;
  /** Must hold at the moment of the event (for example "during your turn"). */
  readonly while?: Condition;
  /** Whether its condition looks at the moment before the event, against what the game's table says of that event. */
  readonly looksBack?: boolean;
  /** At which of the moments after a batch it is offered, in a game that has such windows ("when", "after"). */
  readonly timing?: string;
  /** Triggers at most once in a turn; where it is optional, is used at most once. */
  readonly oncePerTurn?: boolean;
  /** `oncePerTurn` is once for each player: for the `seat` that it binds. */
  readonly forEachPlayer?: boolean;
  /** Its player may leave it, in a game that offers what has triggered. */
  readonly optional?: boolean;
  /** Triggers once for everything that happens at the same time ("one or more"); its names hold all of it. */
  readonly together?: boolean;
  readonly effect: V['effect'];
};

export type ActivatedAbility<V extends Vocabulary = AnyVocabulary, C = Cost> = {
  readonly kind: 'activated';
  readonly name: string;
  readonly costs: readonly C[];
  readonly while?: Condition;
  /** May be used once in a turn. */
  readonly oncePerTurn?: boolean;
  readonly effect: V['effect'];
};

/** Part of a cost; a game lists the kinds it knows and what paying them does. */
export type Cost = { readonly pay: string } & JsonRecord;

/** Replaces an event as it would happen: with other amounts, other events, or nothing. */
export type ReplacementAbility = {
  readonly kind: 'replacement';
  readonly name: string;
  /**
   * Where its card is when it functions; by default in play. Outside play it replaces only what happens to its card.
   */
  readonly zones?: readonly string[];
  readonly on: EventPattern;
  readonly while?: Condition;
  /** The affected player may choose not to apply it. */
  readonly optional?: boolean;
  /** An effect takes the place of the event only if its player pays this; what cannot be paid is not offered. */
  readonly costs?: readonly Cost[];
  /** Who may pay: the player of the object to which the event happens. Absent: the player of the ability. */
  readonly payer?: 'its-player';
  /** It is used up as it applies: of several events of one moment it replaces one, which its player chooses. */
  readonly once?: boolean;
  readonly instead: Replacement;
};

export type Replacement =
  | { readonly with: 'nothing' }
  /** The same event with some fields changed. */
  | { readonly with: 'fields'; readonly fields: { readonly [field: string]: Amount | boolean | string } }
  /**
   * The same event for another player: who controls a card that enters. Applied before any other replacement. Of
   * several opponents the player of the ability chooses one.
   */
  | { readonly with: 'player'; readonly player: 'you' | 'opponent' }
  /** An effect carried out in place of the event. */
  | { readonly with: 'effect'; readonly effect: Effect };

/** Forbids an event while it functions; a prohibition takes precedence over a permission. */
export type ProhibitionAbility = {
  readonly kind: 'prohibition';
  readonly name: string;
  readonly on: EventPattern;
  readonly while?: Condition;
};

/**
 * A text of which only the fingerprint is known: its controller declares when it applies, and carries it out by hand.
 */
export type UnscriptedAbility = {
  readonly kind: 'unscripted';
  readonly name: string;
  readonly effect: { readonly do: 'by-hand'; readonly fingerprint: string };
};

const ABILITY_KINDS: readonly Json[] = [
  'keyword',
  'static',
  'cost',
  'triggered',
  'activated',
  'replacement',
  'prohibition',
  'unscripted',
] satisfies readonly Ability['kind'][];

/** Whether a node of a card definition is an ability; its shape was validated when the card set was loaded. */
export const isAbility = (node: Json): node is Ability =>
  isRecord(node) && ABILITY_KINDS.includes(node['kind'] ?? null);
