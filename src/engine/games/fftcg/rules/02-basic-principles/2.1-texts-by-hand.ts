import { resolutionCall, type GameDefinition } from '../../../../kernel/index.js';
import { manualActs } from '../../manual-acts.js';
import { fftcg } from '../../rulebook.js';

/** 2.1: what a card says is carried out before any rule, also where nobody has scripted it: by hand, then. */
export const textsByHand: GameDefinition['manual'] = {
  acts: manualActs,
  cites: [fftcg('2.1')],
  resolve: (scope) => resolutionCall(scope),
};
