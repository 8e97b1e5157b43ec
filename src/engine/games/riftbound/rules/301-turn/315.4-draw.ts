import type { Game, Seat } from '../../../../kernel/index.js';
import { cardOfTurn, type Drawn } from '../../events/400-cards.js';
import { rift } from '../../rulebook.js';
import { modeOf } from '../454-modes/454-modes.js';

/**
 * 315.4.b, 400.2.a: one card; with three and four players the first player draws none in the first draw phase (460.7,
 * 461.7).
 */
export const drawing = (game: Game, seat: Seat): readonly Drawn[] =>
  game.state.turn.number === 1 && modeOf(game).firstDrawsNothing === true ? [] : [cardOfTurn(seat, [rift('315.4.b')])];
