import { teamOf, type Game, type GameEvent, type Seat } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { inTurnOrder } from '../../state.js';
import { ended } from '../441-scoring/445-winning.js';

/** The rules by which a player who is out of the game can do nothing in it any more. */
export const LEAVING = [rift('650'), rift('652.3')];

/** What becomes of all that they have. */
const REMOVAL = [...LEAVING, rift('652.1'), rift('652.2.a'), rift('652.2.b'), rift('652.4')];

/**
 * 650, at any time; 651: they leave with their teammates (651.4, 462.6.a); a player who is left alone, or only with
 * teammates, wins (651.1).
 */
export const leaving = (game: Game, seats: readonly Seat[], reason: string): readonly GameEvent[] => {
  const leavers = inTurnOrder(game).filter((seat) => seats.some((one) => teamOf(game.state, one).includes(seat)));
  const left = inTurnOrder(game).filter((seat) => !leavers.includes(seat));
  const [first = ''] = left;
  if (left.every((seat) => teamOf(game.state, first).includes(seat)))
    return ended(game, left, reason, [rift('650'), rift('651.1')]);
  const cites = leavers.length > seats.length ? [...REMOVAL, rift('651.4')] : REMOVAL;
  return leavers.map((seat) => ({ kind: 'playerRemoved', cites, seat }));
};
