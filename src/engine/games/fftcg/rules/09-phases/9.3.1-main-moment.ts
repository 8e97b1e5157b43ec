import type { Game, Seat } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { isMainPhase } from '../../state.js';
import { stackOf } from '../../zones/7.12-stack.js';

/** 9.3.1.5: the moment for what only the turn player does: a Main Phase of theirs, and nothing to respond to. */
export const isMainMoment = (game: Game, seat: Seat): boolean =>
  seat === game.state.turn.active && isMainPhase(game) && stackOf(game).length === 0;

export const MAIN_MOMENT = fftcg('9.3.1.5');

/** 9.3.1.4: in a Main Phase the player with priority may do everything. */
export const EVERYTHING = [fftcg('9.3.1.4')];

/** 9.3.1.6–7: where there is neither Main nor Attack Phase neither Summons nor abilities are used. */
export const NOTHING = [fftcg('9.3.1.6'), fftcg('9.3.1.7')];
