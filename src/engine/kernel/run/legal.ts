import { count, enumerate, test, type Space } from '../choices/index.js';
import type { Draft } from '../game/draft.js';
import { violated } from '../ground/invariant.js';
import { equalJson, type Json } from '../json/index.js';
import { answersThatWouldRepeat, withoutRepeated } from '../loops/new-action.js';
import { withinEffort } from '../rules/effort.js';
import { reject, rejectRequest, type Rejection } from '../rules/rejection.js';
import type { Decision } from '../state/decision.js';

export type LegalAnswers = {
  readonly space: Space;
  /** In the documented order of the space, at most `limit` of them. */
  readonly answers: readonly Json[];
  /**
   * How many there are, equivalent ones counted once; where they must be counted one by one, at most
   * `LIMITS.answersCounted`.
   */
  readonly count: number;
  readonly complete: boolean;
};

const COUNT_MAX = 1_000_000;

export const spaceOf = (draft: Draft, decision: Decision): Space => {
  const kind = draft.rules.decisions[decision.kind];
  if (kind === undefined) violated(`the game knows questions of kind ${decision.kind}`);
  return withoutRepeated(draft, decision, kind.space(draft, decision.params, decision));
};

/** The reason why an answer to an open decision is not legal, or null. */
export const refuseAnswer = (draft: Draft, decision: Decision, answer: Json): Rejection | null => {
  const kind = draft.rules.decisions[decision.kind];
  if (kind === undefined)
    return rejectRequest('decision.unknown', `The game asks no question of kind ${decision.kind}.`);
  const repeated = refuseRepeated(draft, decision, answer);
  if (repeated !== null) return repeated;
  if (kind.refuse !== undefined) return kind.refuse(draft, decision.params, answer, decision);
  const verdict = test(kind.space(draft, decision.params, decision), answer);
  return verdict === true ? null : reject(verdict.fault, decision.cites, verdict.message);
};

const refuseRepeated = (draft: Draft, decision: Decision, answer: Json): Rejection | null => {
  if (!answersThatWouldRepeat(draft, decision).some((repeated) => equalJson(repeated, answer))) return null;
  if (test(spaceOf(draft, decision), answer) === true) return null;
  const cites = draft.rules.game.repetition?.cites ?? [];
  return reject('repetition.same-action', cites, 'This round was just repeated. Take another action first.');
};

export const legalAnswers = (draft: Draft, decision: Decision, limit: number): LegalAnswers => {
  const space = spaceOf(draft, decision);
  const answers: Json[] = [];
  const listed = withinEffort(() => {
    for (const answer of enumerate(space)) {
      if (answers.length === limit) return { count: count(space, COUNT_MAX), complete: false };
      answers.push(answer);
    }
    return { count: answers.length, complete: true };
  });
  // Answers that are too expensive to find are legal all the same.
  return { space, answers, ...('complete' in listed ? listed : { count: answers.length, complete: false }) };
};
