import { resolutionCall, type ManualRules } from '../../../../kernel/index.js';
import { manualActs } from '../../manual-acts.js';
import { lorcana } from '../../rulebook.js';

/** 1.2.1: what a card says is done whatever the rules say, by hand where nobody has scripted it. */
export const manual: ManualRules = {
  acts: manualActs,
  cites: [lorcana('1.2.1')],
  resolve: (scope) => resolutionCall(scope),
};

/** 1.2.2: what an effect says cannot happen does not, whatever allows it. */
export const FORBIDDEN = [lorcana('1.2.2')];
