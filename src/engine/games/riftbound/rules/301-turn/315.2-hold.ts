import type { Game, GameEvent, Seat } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { battlefieldsOf, controllerOf } from '../../state.js';
import { hasScored, HOLD, scoring } from '../441-scoring/441-scoring.js';
import { heldByTeammates } from '../454-modes/462-team-scoring.js';

/**
 * 442.2, 315.2.b.1: the turn player holds what they control; what a teammate controls is not scored in this turn
 * (315.2.b.2).
 */
export const holding = (game: Game, seat: Seat): readonly GameEvent[] => {
  const held = battlefieldsOf(game).filter((object) => controllerOf(game, object) === seat);
  const scores = held.filter((object) => !hasScored(game, seat, object));
  return [
    ...heldByTeammates(game, seat, rift('315.2.b.2')),
    ...scores.flatMap((object) => scoring(game, seat, object, 'hold', [HOLD, rift('315.2.b.1')])),
  ];
};
