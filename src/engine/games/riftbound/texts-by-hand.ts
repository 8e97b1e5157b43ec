import { type ManualRules, resolutionCall } from '../../kernel/index.js';
import { manualActs } from './manual-acts.js';
import { CARD_TEXT } from './rules/000-golden-rules.js';

/** 002: what a card says is done, by hand where nobody has scripted it. */
export const textsByHand: ManualRules = {
  acts: manualActs,
  cites: CARD_TEXT,
  resolve: (scope) => resolutionCall(scope),
};
