import type { RepetitionRules } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';

/**
 * 13.2, 13.3: the player who keeps a loop going names a number, then the other a greatest number. The player with the
 * smaller one stops it then, if anything but a pass is possible; afterwards it cannot be begun again while all cards
 * lie where they lay.
 */
export const loops: RepetitionRules = {
  cites: [fftcg('13.2')],
  bids: {
    cites: [fftcg('13.3'), fftcg('13.2')],
    letGoOn: ({ kind }) => (kind === 'priority' ? { action: 'pass' } : null),
  },
};
