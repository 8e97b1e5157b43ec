import type { Game, LoopFound, Outcome, RepetitionRules } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';

/**
 * 13.2, 13.3: who keeps a loop going says how often, then the other says how often at most. Whoever has said less stops it
 * then, if they can do anything but pass; afterwards it cannot be begun again where all cards lie as they lay.
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
  reason:
    by === 'bound'
      ? `a loop that nobody can stop: more than ${stepsMax} steps`
      : `a loop that nobody can stop: after ${steps} steps all is as it was`,
  cites: [fftcg('13.1')],
});
