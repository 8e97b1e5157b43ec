import type { Seat } from './ids.js';

/** How one chance fell, by the label under which the game waits for it. */
export type ReportedOutcome = { readonly label: string; readonly outcome: readonly string[] };

/**
 * An outcome of chance that a game waits for:
 * - `cards`: which cards they are, by their ids in the card set, in the order in which they are seen (the topmost
 *   first). The label is the zone, `p1.deck`.
 * - `pick`: which of these objects; by object id, or by card id where several of one card are all the same.
 * - `choice`: which of these.
 * - `roll`: the face of each of `count` dice that have these faces; a face that a die has more than once is listed as
 *   often.
 */
export type AwaitedOutcome = {
  readonly label: string;
  readonly kind: 'cards' | 'pick' | 'choice' | 'roll';
  /** The owner of the cards; absent where it concerns everybody. */
  readonly seat?: Seat;
  readonly count: number;
  /** The places of the cards, the objects, or the possible outcomes. */
  readonly among: readonly string[];
};

/** In the state of a game whose chance is reported; absent where all chance comes from the seed. */
export type ReportedChance = {
  /** Absent while the game waits for no report. */
  readonly awaiting?: readonly AwaitedOutcome[];
};
