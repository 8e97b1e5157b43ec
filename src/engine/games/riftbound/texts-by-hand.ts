import { type ManualRules, resolutionCall } from '../../kernel/index.js';
import { manualActs } from './manual-acts.js';
import { CARD_TEXT } from './rules/000-golden-rules.js';

/** 002: a card's text comes before any rule. A text without a script is carried out by hand. */
export const textsByHand: ManualRules = {
  acts: manualActs,
  cites: CARD_TEXT,
  resolve: (scope) => resolutionCall(scope),
};
