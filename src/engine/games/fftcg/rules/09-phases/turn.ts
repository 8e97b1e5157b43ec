import { call, done, go, occur, procedure } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { attackPhase } from '../10-attack-phase/10.1-attack-phase.js';
import { activePhase } from './9.1-active-phase.js';
import { drawPhase } from './9.2-draw-phase.js';
import { mainPhases } from './9.3-main-phases.js';
import { endPhase } from './9.5-end-phase.js';
import { beginning, type TurnLocals } from './phase.js';

/** 9: a turn. What triggers in the Active and the Draw Phase waits for the next time that somebody has priority. */
export const turn = procedure<TurnLocals>('turn', {
  ...activePhase,
  ...drawPhase,
  ...mainPhases,

  attack: (_game, locals) =>
    occur(beginning(locals, 'attack', [fftcg('9.4'), fftcg('10.1.1.1'), fftcg('9.3.1.2')]), 'fight'),
  fight: (_game, { active }) => call(attackPhase.with({ seat: active }), 'more', { next: 'main2' }),

  end: (_game, locals) => occur(beginning(locals, 'end', [fftcg('9.5'), fftcg('9.3.1.2')]), 'finish'),
  finish: (_game, { active }) => call(endPhase.with({ seat: active }), 'over'),
  over: () => done(),
  stopped: () => go('over'),
});
