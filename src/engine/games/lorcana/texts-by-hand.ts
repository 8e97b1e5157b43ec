import { resolutionCall, type ManualRules } from '../../kernel/index.js';
import { manualActs } from './manual-acts.js';
import { lorcana } from './rulebook.js';

/** 1.2.1: a card's text comes before any rule. A text without a script is carried out by hand. */
export const textsByHand: ManualRules = {
  acts: manualActs,
  cites: [lorcana('1.2.1')],
  resolve: (scope) => resolutionCall(scope),
};
