import type { Game, Seat } from '../../../../kernel/index.js';
import { isMainPhase } from '../../state.js';
import { stackOf } from '../07-zones/7.12-stack.js';

/** 9.3.1.5: the moment for what only the turn player does: a Main Phase of theirs, and nothing to respond to. */
export const isMainMoment = (game: Game, seat: Seat): boolean =>
  seat === game.state.turn.active && isMainPhase(game) && stackOf(game).length === 0;
