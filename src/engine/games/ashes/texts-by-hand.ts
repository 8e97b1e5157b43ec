import { resolutionCall, type ManualRules } from '../../kernel/index.js';
import { manualActs } from './manual-acts.js';
import { ashes } from './rulebook.js';

/** resolve.4: a card's text comes before any rule. A text without a script is carried out by hand. */
export const textsByHand: ManualRules = {
  acts: manualActs,
  cites: [ashes('resolve.4')],
  resolve: (scope) => resolutionCall(scope),
};
