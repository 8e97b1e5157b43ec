import type { Game, LoopFound, Outcome } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';

/** 13.1: no player can stop it. */
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
  nesting: () => 'each time within the time before, ever deeper',
  referee: () => 'as a referee has ruled',
};
