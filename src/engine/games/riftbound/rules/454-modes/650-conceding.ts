import type { Game, GameEvent, Outcome, Seat } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { inTurnOrder } from '../../state.js';

/** The rules by which a player who is out of the game can do nothing in it any more. */
export const LEAVING = [rift('650'), rift('652.3')];

/** 650, 651.1: at any time; the last player wins. */
export const conceding = (game: Game, seat: Seat): readonly GameEvent[] => {
  const cites = [rift('650'), rift('651.1')];
  const [winner, ...others] = inTurnOrder(game, seat).filter((other) => other !== seat);
  if (winner === undefined || others.length > 0) return [{ kind: 'playerRemoved', cites: LEAVING, seat }];
  const losers = game.state.seats.filter((other) => other !== winner);
  const outcome: Outcome = { winners: [winner], losers, draw: false, reason: 'concession', cites };
  return [{ kind: 'gameEnded', cites, outcome }];
};
