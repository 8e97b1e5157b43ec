import type { Json } from '../json/index.js';
import type { CardId, ObjectId, Seat } from './ids.js';

/** The answer that begins a loop which a player has repeated, and where all cards were then. */
export type RepeatedLoop = {
  readonly seat: Seat;
  readonly answer: Json;
  readonly named: NamedCards;
  readonly where: string;
};

/**
 * The card of each object that a round names: a card that moves is another object, and the round still means the card.
 */
export type NamedCards = { readonly [object: ObjectId]: CardId };

/**
 * A player who keeps a loop going proposes a round (the answers given from one turn action to the next) and how often
 * it is repeated. Other players who answer in it agree to their answers together with the number. Objects are named by
 * the ids that they have now.
 */
export type Proposal = {
  readonly seat: Seat;
  readonly round: readonly Json[];
  readonly times: number;
  /** The seat that gives each answer of the round, where others give some; the first is the player's own. */
  readonly seats?: readonly Seat[];
};

/** A proposal that everybody has agreed to. */
export type Repetition = Proposal & { readonly named: NamedCards; readonly stops?: Stop };

/** The seat that stops it, if it can, after this many rounds. */
export type Stop = { readonly seat: Seat; readonly after: number };
