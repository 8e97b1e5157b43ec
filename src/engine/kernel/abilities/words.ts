import type { AnyVocabulary } from './ability.js';
import type { Amount } from './amount.js';
import type { Change } from './change.js';
import type { Condition } from './condition.js';
import type { Filter } from './filter.js';

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
  readonly min: Amount;
  readonly max: Amount;
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
/** The player of the effect, or the named one, controls the named objects for a while. */
export type GainControl = {
  readonly do: 'gain-control';
  readonly objects: string;
  readonly who?: string;
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
/**
 * Each player chooses in turn order from the active one, named `player` in the choice; what all have chosen has the name of
 * the choice, so that one word does something with all of it at once.
 */
export type EachChooses = { readonly do: 'each-chooses'; readonly of: 'all' | 'opponents'; readonly choice: Choose };
/**
 * "Choose one": the player chooses as the effect resolves, by name, and only that is carried out. What has a condition that
 * does not hold is not there to choose.
 */
export type ChooseOne<V extends Vocabulary> = {
  readonly do: 'choose-one';
  readonly options: readonly { readonly name: string; readonly while?: Condition; readonly effect: V['effect'] }[];
  readonly who?: string;
};
/** One player of a group, whom the effect's player chooses, is named `player`. */
export type ChoosePlayer<V extends Vocabulary> = {
  readonly do: 'choose-player';
  readonly of: 'all' | 'opponents';
  readonly effect: V['effect'];
};
/** The player of the first of the named objects is named `player`; nothing is done where there is none. */
export type ItsPlayer<V extends Vocabulary> = {
  readonly do: 'its-player';
  readonly object: string;
  readonly effect: V['effect'];
};
/** Carried out once for each of the named objects, in their order, which has the new name. */
export type ForEach<V extends Vocabulary> = {
  readonly do: 'for-each';
  readonly objects: string;
  readonly as: string;
  readonly effect: V['effect'];
};
/** Carried out so many times, or once and then again as long as the condition holds. */
export type Repeat<V extends Vocabulary> = {
  readonly do: 'repeat';
  readonly times?: Amount;
  readonly while?: Condition;
  readonly effect: V['effect'];
};
/** So many of those that match, or all there are, chosen by chance and named for later words. */
export type AtRandom = {
  readonly do: 'at-random';
  readonly from: Filter;
  readonly count: Amount;
  readonly as: string;
  readonly who?: string;
};
/** The player's deck is shuffled; the cards `above` are kept out of it and lie on top. */
export type Shuffle = { readonly do: 'shuffle'; readonly who?: string; readonly above?: string };
/** Names the top cards of the player's deck, or as many as there are; nobody sees them by that. */
export type TopOfDeck = {
  readonly do: 'top-of-deck';
  readonly count: Amount;
  readonly as: string;
  readonly who?: string;
};
/** The effect's player sees the faces; the others learn how many. */
export type LookAt = { readonly do: 'look-at'; readonly objects: string };
export type Reveal = { readonly do: 'reveal'; readonly objects: string };
/** Names a number for later words. */
export type Note = { readonly do: 'note'; readonly amount: Amount; readonly as: string };
/** What is done is not known: the player carries the text out by manual actions, and the others confirm them. */
export type ByHand = { readonly do: 'by-hand'; readonly fingerprint: string };
/** On each of the named objects so many counters of a name. */
export type PutCounters = {
  readonly do: 'put-counters';
  readonly objects: string;
  readonly counter: string;
  readonly count: Amount;
};

/** Off each of the named objects, as many as there are; all of them unless said. How many came off in all gets a name. */
export type RemoveCounters = {
  readonly do: 'remove-counters';
  readonly objects: string;
  readonly counter: string;
  readonly count?: Amount;
  readonly as?: string;
};
