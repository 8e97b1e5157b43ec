/** The rules that the words of every game carry out in one game. */
import type { Effect } from '../abilities/effect.js';
import type { Citation } from '../rules/citation.js';
import type { ObjectId } from '../state/state.js';
import type { Scope } from '../state/scope.js';
import type { Game } from './draft.js';

/** The rules of a game that the words of every game carry out in it. */
export type WordRules = {
  readonly words: { readonly [word: string]: RulesOfWord };
  /** Those that all other words cite. */
  readonly others?: readonly Citation[];
  /** A choice finds nothing; the rest of the effect continues. */
  readonly nothing: readonly Citation[];
  /** What lasts for as long as its source is in play ends with that. */
  readonly whileInPlay?: readonly Citation[];
  /** Which of the named objects the effect may change; absent: all. */
  changeable?(game: Game, objects: readonly ObjectId[], scope: Scope): readonly ObjectId[];
  /** Several cards go into a deck in an order that a player chooses. */
  readonly deckOrder?: readonly Citation[];
};

export type RulesOfWord = {
  /** Those that its questions and events cite; which they are may depend on the node, and on the game. */
  readonly cites?: readonly Citation[] | CitesOf;
  /** Further rules that it rests on, for readers of the language. */
  readonly restsOn?: readonly Citation[];
};

/** Declared as a method for the same reason as `Step`. */
type CitesOf = { of(node: Effect, game: Game): readonly Citation[] }['of'];
