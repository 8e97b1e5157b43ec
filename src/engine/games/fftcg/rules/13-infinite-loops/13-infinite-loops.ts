import type { Game, LoopFound, Outcome, RepetitionRules } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';

/**
 * 13.2, 13.3: the player who keeps a loop going names a number, then the other a greatest number. The player with the smaller
 * one stops it then, if anything but a pass is possible; afterwards it cannot be begun again while all cards lie where they lay.
 */
export const loops: RepetitionRules = {
  cites: [fftcg('13.2')],
  bids: {
    cites: [fftcg('13.3'), fftcg('13.2')],
    letGoOn: ({ kind }) => (kind === 'priority' ? { action: 'pass' } : null),
  },
};

/** 13.1: nobody can stop it. */
export const unstoppable = ({ state }: Pick<Game, 'state'>, { by, steps, stepsMax }: LoopFound): Outcome => ({
  winners: [],
  losers: state.seats,
  draw: true,
  reason: `a loop that nobody can stop: ${HOW[by](steps, stepsMax)}`,
  cites: [fftcg('13.1')],
});

const HOW: { readonly [By in LoopFound['by']]: (steps: number, stepsMax: number) => string } = {
  'repeated-position': (steps) => `after ${steps} steps all is as it was`,
  'growing-number': (steps) => `after ${steps} steps all but numbers is as it was`,
  bound: (_steps, stepsMax) => `more than ${stepsMax} steps`,
  referee: () => 'as a referee has ruled',
};
