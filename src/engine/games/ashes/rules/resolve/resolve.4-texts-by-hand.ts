import { resolutionCall, type ManualRules } from '../../../../kernel/index.js';
import { manualActs } from '../../manual-acts.js';
import { ashes } from '../../rulebook.js';

/** resolve.4: what a card says is done whatever the rules say, by hand where nobody has scripted it. */
export const textsByHand: ManualRules = {
  acts: manualActs,
  cites: [ashes('resolve.4')],
  resolve: (scope) => resolutionCall(scope),
};
