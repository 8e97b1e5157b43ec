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

/** Words that all games share: sequence, choice and condition. What they act upon is in the game's own vocabulary. */
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
  /** A name that holds the seat that chooses; by default the controller. */
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
 * Each player, named `player` in the choice, chooses in turn order from the active one; the choices of all players
 * together have the name of the choice, so that one word acts on all of them at once.
 */
export type EachChooses = { readonly do: 'each-chooses'; readonly of: 'all' | 'opponents'; readonly choice: Choose };
/**
 * "Choose one": the player chooses one by name as the effect resolves, and only that is carried out. One whose condition
 * does not hold cannot be chosen.
 */
export type ChooseOne<V extends Vocabulary> = {
  readonly do: 'choose-one';
  readonly options: readonly { readonly name: string; readonly while?: Condition; readonly effect: V['effect'] }[];
  readonly who?: string;
};
/** The effect's player chooses one player of a group, who is named `player`. */
export type ChoosePlayer<V extends Vocabulary> = {
  readonly do: 'choose-player';
  readonly of: 'all' | 'opponents';
  readonly effect: V['effect'];
};
/** The player of the first of the named objects is named `player`; nothing happens if there is none. */
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
/** Carried out this many times, or once and then again as long as the condition holds. */
export type Repeat<V extends Vocabulary> = {
  readonly do: 'repeat';
  readonly times?: Amount;
  readonly while?: Condition;
  readonly effect: V['effect'];
};
/** This many of the matching objects, or all there are, chosen at random and named for later words. */
export type AtRandom = {
  readonly do: 'at-random';
  readonly from: Filter;
  readonly count: Amount;
  readonly as: string;
  readonly who?: string;
};
/** The player's deck is shuffled; the cards `above` are kept out of it and lie on top. */
export type Shuffle = { readonly do: 'shuffle'; readonly who?: string; readonly above?: string };
/** Names the top cards of the player's deck, or as many as there are; this shows them to nobody. */
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
/** The engine does not know what the text does: the player carries it out by manual acts, and the others confirm them. */
export type ByHand = { readonly do: 'by-hand'; readonly fingerprint: string };
/** Puts this many counters of a name on each of the named objects. */
export type PutCounters = {
  readonly do: 'put-counters';
  readonly objects: string;
  readonly counter: string;
  readonly count: Amount;
};

/** Removes counters from each of the named objects, as many as there are; by default all. The total removed gets a name. */
export type RemoveCounters = {
  readonly do: 'remove-counters';
  readonly objects: string;
  readonly counter: string;
  readonly count?: Amount;
  readonly as?: string;
};
