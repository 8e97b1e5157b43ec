import type { Game } from '../game/draft.js';
import type { ObjectId } from '../state/state.js';

/** Whether an ability of the object was used this turn, in games that remember `abilityUsed`. */
export const wasUsedThisTurn = ({ state }: Pick<Game, 'state'>, source: ObjectId, name: string): boolean =>
  state.history.some(
    ({ turn, kind, object, ability }) =>
      turn === state.turn.number && kind === 'abilityUsed' && object === source && ability === name,
  );
