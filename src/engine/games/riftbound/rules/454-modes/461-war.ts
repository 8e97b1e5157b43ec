import { rift } from '../../rulebook.js';
import type { Mode } from './mode.js';

/** Four players, each for themselves; who begins has no battlefield (461.4.b, 461.5). */
export const WAR: Mode = {
  players: 4,
  victory: 8,
  battlefield: 'random',
  withoutFirst: true,
  firstDrawsNothing: true,
  cites: [rift('461'), rift('461.4.b'), rift('461.5')],
  firstTurns: [rift('461.7')],
};
