import type { Space } from '../choices/space.js';
import type { Json, JsonRecord } from '../json/index.js';
import type { Rejection } from '../rules/rejection.js';
import type { Decision } from '../state/decision.js';
import type { Game } from './draft.js';

/**
 * A kind of question. `space` derives its legal answers from the state; `refuse` says why one answer is not legal,
 * without listing the others. Where a kind has no `refuse` of its own the space is tested. The two must agree
 * (property test), since a player may give exactly what is listed.
 */
export type DecisionKind<Params extends JsonRecord> = {
  readonly kind: string;
  readonly prompt: string;
  /** Others must not learn the answer from the record of the decision (it shows in what follows, where it does). */
  readonly secret?: boolean;
  /**
   * What can be chosen may be hidden from whoever decides. What of it lies in no order is mixed before it is asked, so that
   * nobody follows a card into the choice.
   */
  readonly blind?: boolean;
  /** A judge may answer in the place of the seat. */
  readonly judge?: boolean;
  /**
   * Asked only while nothing is under way. What a player may do at such a moment comes between, and then the frame that
   * asks goes on with this step.
   */
  readonly stepAtRest?: string;
} & DecisionMethods<Params>;

type DecisionMethods<Params extends JsonRecord> = {
  space(game: Game, params: Params, decision: Decision): Space;
  /** What whoever decides must see to do so, beside the prompt; nobody else sees it. */
  shows?(game: Game, params: Params): JsonRecord;
  refuse?(game: Game, params: Params, answer: Json, decision: Decision): Rejection | null;
};
