import { call, procedure } from '../../../../kernel/index.js';
import type { TurnLocals } from './4.1-phases.js';
import { beginningPhase } from './4.2-beginning-phase.js';
import { mainPhase } from './4.3-main-phase.js';
import { endOfTurn } from './4.4-end-of-turn.js';

/**
 * 4: a turn. Triggers of the Ready step and of the location lore wait until the Set step resolves them (4.2.1.4,
 * 4.2.2.3); a check follows each step (1.9.2). Of the turn of a player who leaves nothing more happens than that what
 * lasts "this turn" ends: then it is the next player's turn (3.2.1.2).
 */
export const turn = procedure<TurnLocals>('turn', {
  ...beginningPhase,
  act: (_game, { active }) => call(mainPhase.with({ seat: active, why: [] }), 'end'),
  ...endOfTurn,
});
