import type { Json, JsonRecord } from '../json/index.js';
import type { Game } from '../match/draft.js';
import type { Rejection } from '../rules/rejection.js';
import type { Decision } from './decision.js';
import type { Space } from './space.js';

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
} & DecisionMethods<Params>;

type DecisionMethods<Params extends JsonRecord> = {
  space(game: Game, params: Params, decision: Decision): Space;
  refuse?(game: Game, params: Params, answer: Json, decision: Decision): Rejection | null;
};
