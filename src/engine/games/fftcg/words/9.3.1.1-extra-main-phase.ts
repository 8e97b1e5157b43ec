import { bind, defineWord, occur } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

export const extraMainPhase = defineWord(
  {
    do: 'extra-main-phase',
    says: 'One more Main Phase in this turn, after the phase that it is.',
    parts: {},
    cites: [fftcg('9.3.1.1')],
  },
  {
    begin: ({ game, cites }) => occur({ kind: 'mainPhaseAdded', cites, seat: game.state.turn.active }, 'end'),
    end: ({ scope }) => bind(scope),
  },
);
