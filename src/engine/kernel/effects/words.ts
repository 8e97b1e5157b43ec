import type { AnyVocabulary } from '../abilities/ability.js';
import type { Change } from '../continuous/change.js';
import type { Amount } from '../selectors/amount.js';
import type { Condition } from '../selectors/condition.js';
import type { Filter } from '../selectors/filter.js';

/**
 * What a game's card language is made of. An interface, because that lets the language refer to itself: an effect holds
 * effects and abilities, an ability holds an effect.
 */
export interface Vocabulary {
  readonly effect: unknown;
  readonly ability: unknown;
}

/** Words that every game shares: order, choice and condition. What they act upon is the game's own vocabulary. */
export type Sequence<V extends Vocabulary> = { readonly do: 'sequence'; readonly of: readonly V['effect'][] };
/** The player may have it done; `as` records `true` or `false` for later words. */
export type May<V extends Vocabulary> = {
  readonly do: 'may';
  readonly effect: V['effect'];
  readonly who?: string;
  readonly otherwise?: V['effect'];
};
/** Objects are chosen as the effect resolves and named for later words; with nothing legal, none. */
export type Choose = {
  readonly do: 'choose';
  readonly from: Filter;
  readonly min: number;
  readonly max: number;
  readonly as: string;
  /** A name that holds the seat that chooses; the controller unless said. */
  readonly who?: string;
};
/** All that match now, without a choice, named for later words. */
export type All = { readonly do: 'all'; readonly from: Filter; readonly as: string };
export type If<V extends Vocabulary> = {
  readonly do: 'if';
  readonly condition: Condition;
  readonly then: V['effect'];
  readonly otherwise?: V['effect'];
};
/** Changes the named objects for a while; amounts and objects are fixed now. */
export type Modify<V extends Vocabulary = AnyVocabulary> = {
  readonly do: 'modify';
  readonly objects: string;
  readonly changes: readonly Change<V>[];
  readonly until: string;
};
/** An ability of its own that goes on for a while: a floating or delayed trigger, a replacement, a prohibition. */
export type Float<V extends Vocabulary> = {
  readonly do: 'float';
  readonly ability: V['ability'];
  readonly until: string;
  readonly once?: boolean;
};
/** Carried out once for each seat, in turn order from the active one; the seat is named `player`. */
export type EachPlayer<V extends Vocabulary> = {
  readonly do: 'each-player';
  readonly of: 'all' | 'opponents';
  readonly effect: V['effect'];
};
/** Names a number for later words. */
export type Note = { readonly do: 'note'; readonly amount: Amount; readonly as: string };
/** What is done is not known: the player carries the text out by manual actions, and the others confirm them. */
export type ByHand = { readonly do: 'by-hand'; readonly fingerprint: string };
