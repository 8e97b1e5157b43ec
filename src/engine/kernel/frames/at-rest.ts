import type { Game } from '../game/draft.js';
import type { Decision } from '../state/decision.js';

/** The question asked while nothing is under way, and where the frame that asks it goes on if something comes between. */
export type Rest = { readonly decision: Decision; readonly step: string };

/** Null while the game is not at rest. */
export const restOf = ({ rules, state }: Pick<Game, 'rules' | 'state'>): Rest | null => {
  const [decision, ...others] = state.pending;
  if (decision === undefined || others.length > 0) return null;
  const step = rules.decisions[decision.kind]?.rests;
  return step === undefined ? null : { decision, step };
};
