import type { Game, Seat } from '../../../../kernel/index.js';
import type { Channelled } from '../../events/400-cards.js';
import { rift } from '../../rulebook.js';
import { playersOf, runeDeckOf, turnsOf } from '../../state.js';
import { modeOf } from '../454-modes/454-modes.js';

const RUNES = 2;

/**
 * 315.3.b: two runes, ready, or three for the last player in the first round (458.7); as many as there are (315.3.b.1,
 * 417.4).
 */
export const channelling = (game: Game, seat: Seat): readonly Channelled[] => {
  const extra = isLastInFirstRound(game, seat) ? 1 : 0;
  const cites = [rift('315.3.b'), rift('315.3.b.1'), rift('417.1'), ...(extra > 0 ? modeOf(game).firstTurns : [])];
  const count = Math.min(RUNES + extra, runeDeckOf(game, seat).length);
  return Array.from({ length: count }, () => ({ kind: 'channelled', cites, seat, exhausted: false }));
};

/**
 * 458.7, 460.7, 461.7: the last in turn order channels one more in the first channel phase: with the first turn of this
 * player, every remaining player has had one. A position that was opened later does not say who has.
 */
const isLastInFirstRound = (game: Game, seat: Seat): boolean =>
  turnsOf(game, seat) === 1 &&
  game.state.turn.number <= game.state.seats.length &&
  playersOf(game).every((other) => turnsOf(game, other) > 0);
