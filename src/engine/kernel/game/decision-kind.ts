import type { Space } from '../choices/space.js';
import type { Json, JsonRecord } from '../json/index.js';
import type { Rejection } from '../rules/rejection.js';
import type { Decision } from '../state/decision.js';
import type { Game } from './draft.js';

/**
 * A kind of question. `space` derives its legal answers from the state; `refuse` says why one answer is not legal,
 * without listing the others. Where a kind has no `refuse` of its own the space is tested. The two must agree
 * (property test): an answer is accepted if and only if it is listed, or differs from a listed one by an exchange of
 * equals.
 */
export type DecisionKind<Params extends JsonRecord> = {
  readonly kind: string;
  readonly prompt: string;
  /** The record of the decision must not show the answer to others (what follows may show it). */
  readonly secret?: boolean;
  /**
   * The options may be hidden from the player who decides. Options without an order are mixed before the question is
   * asked, so that no player can follow a card into the choice.
   */
  readonly blind?: boolean;
  /** The answer is a part of a proposal: cards that it names by their faces are identified when that is carried out. */
  readonly proposes?: boolean;
  /** A judge may answer in the place of the seat. */
  readonly judge?: boolean;
  /**
   * Asked only while nothing is under way. Something that a player may do at such a moment interrupts the question, and
   * the frame that asked continues with this step afterwards.
   */
  readonly stepAtRest?: string;
  /**
   * Another player may leave while it is open, and take the subject of the question with them: the frame that asked
   * continues with this step.
   */
  readonly stepAfterLeaving?: string;
} & DecisionMethods<Params>;

type DecisionMethods<Params extends JsonRecord> = {
  space(game: Game, params: Params, decision: Decision): Space;
  /** What only the player who decides sees in addition to the prompt. */
  shows?(game: Game, params: Params): JsonRecord;
  refuse?(game: Game, params: Params, answer: Json, decision: Decision): Rejection | null;
  /**
   * What the player has said beforehand: a legal answer that is given at once in their stead, and recorded like any
   * other, so that other players cannot notice.
   */
  standing?(game: Game, params: Params, decision: Decision): Json | null;
};
