import type { Citation, Game, GameEvent } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { inTurnOrder } from '../../state.js';

/** 161: those of all players. */
export const poolsEmptying = (game: Game, when: Citation): readonly GameEvent[] =>
  inTurnOrder(game).map((seat) => ({ kind: 'poolEmptied', cites: [rift('161'), when], seat }));
