import type { Citation, Game, GameEvent } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { inTurnOrder } from '../../state.js';

/** 160.2: only what is in the pool is spent. */
export const OUT_OF_THE_POOL = rift('160.2');

/** 157.2.b: universal power pays for power of any domain. */
export const UNIVERSAL_POWER = rift('157.2.b');

/** 161: those of all players. */
export const poolsEmptying = (game: Game, when: Citation): readonly GameEvent[] =>
  inTurnOrder(game).map((seat) => ({ kind: 'poolEmptied', cites: [rift('161'), when], seat }));
