import type { Json } from '../json/index.js';
import type { Citation } from '../rules/citation.js';
import type { AbilityRef, Source } from './ability-ref.js';
import type { ReportedChance } from './reported-chance.js';
import type { ContinuousEffect } from './continuous-effect.js';
import type { Decision } from './decision.js';
import type { Facts } from './facts.js';
import type { Frame } from './frame.js';
import type { Bindings, CardId, DefinitionId, ObjectId, Seat, ZoneId } from './ids.js';
import type { RepeatedLoop, Repetition } from './repetition.js';
import type { Team } from './teams.js';

export type { Bindings, CardId, DefinitionId, ObjectId, Seat, ZoneId } from './ids.js';

/**
 * The whole of a game as plain JSON, at any moment, also in the middle of a resolution. Records are keyed by ids that
 * begin with a letter, since JavaScript re-orders integer-like keys; the order that rules care about is in arrays.
 */
export type GameState = {
  readonly game: string;
  readonly gameId: string;
  readonly ruleset: string;
  /** A snapshot is valid for exactly one engine build; across builds the truth is the actions, re-executed. */
  readonly engine: string;
  /** Content hash of the card definitions the game is played with. */
  readonly cardSet: string;
  readonly format: string;
  /** Clockwise, those who have left included. */
  readonly seats: readonly Seat[];
  /** Each seat in one of them; absent where everybody plays for themselves. */
  readonly teams?: readonly Team[];
  readonly outcome: Outcome | null;
  readonly cards: { readonly [card: CardId]: Card };
  readonly objects: { readonly [object: ObjectId]: GameObject };
  /**
   * The last state of objects that have moved; removed when a turn begins, except where something lasting refers to it.
   */
  readonly former: { readonly [object: ObjectId]: FormerObject };
  readonly zones: { readonly [zone: ZoneId]: readonly ObjectId[] };
  readonly players: { readonly [seat: Seat]: Player };
  readonly turn: Turn;
  /** The procedures under way, innermost last. */
  readonly frames: readonly Frame[];
  /** The open decisions; empty only between two steps and when the game is over. */
  readonly pending: readonly Decision[];
  /** Trigger conditions met and not yet placed where the game lets them wait. */
  readonly triggered: readonly Triggered[];
  /** Effects made by resolutions; those of cards are derived and never stored. */
  readonly effects: readonly ContinuousEffect[];
  /** Events of this turn and the previous one that the ruleset remembers, compact: the only source for "this turn". */
  readonly history: readonly Remembered[];
  readonly counters: Counters;
  /** Set while events are known only because a player asserts that a text does them. */
  readonly asserting?: boolean;
  /** Loops that were repeated, and that their players may not begin again while the cards lie where they lay. */
  readonly barred?: readonly RepeatedLoop[];
  /** The repetition that everybody has just agreed to; carried out before anybody is asked anything else. */
  readonly repeating?: Repetition;
  /** Present where chance falls at a table and is reported; absent where all of it comes from the seed. */
  readonly chance?: ReportedChance;
  /**
   * The master seed of all chance (hex); null before there is any. Where chance is reported, it only decides which
   * cards stand in for the unidentified ones. It also keeps a published hash from being an oracle for hidden cards.
   */
  readonly seed: string | null;
};

export type Card = { readonly definition: DefinitionId; readonly owner: Seat };

/**
 * One incarnation of one or more cards, an ability that waits to resolve, or something without cards, such as a token
 * or a die. A zone change makes a new object; a control change, a move on the board and a card put on top do not.
 */
export type GameObject = {
  readonly id: ObjectId;
  readonly owner: Seat;
  readonly controller: Seat;
  /** The seat that controlled it when it came there, if that has changed since. */
  readonly cameTo?: Seat;
  readonly zone: ZoneId;
  /** The top card first; the others are under it. Empty for an ability, and for what is `cardless`. */
  readonly cards: readonly CardId[];
  /** A token, a die: it is what its definition says, and no card. */
  readonly cardless?: true;
  readonly definition: DefinitionId;
  /** Statuses and counters by name; an absent mark is false or zero. */
  readonly marks: Marks;
  /** When the object was created, in the game's own count. */
  readonly timestamp: number;
  /** Seats that know the face although the zone hides it. */
  readonly seenBy?: readonly Seat[];
  /**
   * Unidentified: no player knows which card it is, or it was not reported yet. The card that it holds is a
   * placeholder, hidden from all viewers. The name of this field, like that of `barred`, is part of stored states and
   * of their hashes.
   */
  readonly untold?: boolean;
  /** Something about it is known only because a player asserted it. */
  readonly asserted?: boolean;
  /** Present on an ability that waits on a stack, chain or bag, and on a card or token that waits there itself. */
  readonly waiting?: Triggered;
};

/** Whether the object is an ability that waits, and not something that waits itself. */
export const isWaitingAbility = ({ waiting, cards, cardless }: GameObject): boolean =>
  waiting !== undefined && cards.length === 0 && cardless !== true;

/** Statuses are true, counters have a number, and what refers to objects holds their ids. */
export type Mark = number | boolean | string | readonly ObjectId[];
export type Marks = { readonly [mark: string]: Mark };

export type FormerObject = {
  readonly object: GameObject;
  readonly facts: Facts;
  /** The resolution that moved it, by its frame, in games where the last state counts for that alone. */
  readonly movedBy?: string;
};

export type Player = { readonly [field: string]: Json };

/** The phase before the first turn. */
export const SETUP = 'setup';

export type Turn = { readonly number: number; readonly active: Seat; readonly phase: string };

/** A triggered ability: what to resolve, who controls it, and what it remembers of the event. */
export type Triggered = {
  readonly id: string;
  readonly ability: AbilityRef;
  readonly source: Source;
  readonly controller: Seat;
  readonly bindings: Bindings;
  /** Objects that have left and whose last state counts for it, in games where that of others does not. */
  readonly remembers?: readonly ObjectId[];
  /** It triggers one time more than by itself. */
  readonly again?: true;
};

export type Remembered = {
  readonly turn: number;
  readonly kind: string;
  readonly seat?: Seat;
  readonly object?: ObjectId;
  readonly definition?: DefinitionId;
  /** Which ability of the object, where that is what is remembered. */
  readonly ability?: string;
};

export type Counters = {
  /**
   * The last number given out for each kind of id, by its letter. Kinds are counted apart, so that the ids of objects,
   * which recorded actions hold, do not shift when a later build takes more or fewer steps. Which ids are given out,
   * and when, follows from public information only.
   */
  readonly ids: { readonly [letter: string]: number };
  readonly timestamp: number;
  /** Draws made so far under each label of the random stream. */
  readonly draws: { readonly [label: string]: number };
};

export type Outcome = {
  readonly winners: readonly Seat[];
  readonly losers: readonly Seat[];
  readonly draw: boolean;
  readonly reason: string;
  readonly cites: readonly Citation[];
};
