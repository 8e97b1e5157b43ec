import type { Game } from '../game/draft.js';
import type { Decision } from '../state/decision.js';

/**
 * The question asked while nothing is under way, and the step at which the frame continues if the question is
 * interrupted.
 */
export type AtRest = { readonly decision: Decision; readonly step: string };

/** Null unless the game is at rest. */
export const atRest = ({ rules, state }: Pick<Game, 'rules' | 'state'>): AtRest | null => {
  const [decision, ...others] = state.pending;
  if (decision === undefined || others.length > 0) return null;
  const step = rules.decisions[decision.kind]?.stepAtRest;
  return step === undefined ? null : { decision, step };
};
