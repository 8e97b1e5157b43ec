import { count, enumerate, type Space } from '../choices/index.js';
import type { Decision } from '../choices/decision.js';
import { violated } from '../invariant.js';
import type { Json } from '../json/index.js';
import type { Draft } from './draft.js';

export type LegalAnswers = {
  readonly space: Space;
  /** In the documented order of the space, at most `limit` of them. */
  readonly answers: readonly Json[];
  /** How many there are, equivalent ones counted once, up to `countMax`. */
  readonly count: number;
  readonly complete: boolean;
};

const COUNT_MAX = 1_000_000;

export const spaceOf = (draft: Draft, decision: Decision): Space => {
  const kind = draft.rules.decisions[decision.kind];
  if (kind === undefined) violated(`the game knows questions of kind ${decision.kind}`);
  return kind.space(draft, decision.params, decision);
};

export const legalAnswers = (draft: Draft, decision: Decision, limit: number): LegalAnswers => {
  const space = spaceOf(draft, decision);
  const answers: Json[] = [];
  for (const answer of enumerate(space)) {
    if (answers.length === limit) return { space, answers, count: count(space, COUNT_MAX), complete: false };
    answers.push(answer);
  }
  return { space, answers, count: answers.length, complete: true };
};
