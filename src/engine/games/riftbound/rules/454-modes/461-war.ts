import { rift } from '../../rulebook.js';
import type { Mode } from './mode.js';

/** Four players, each for themselves, and three battlefields (461.4.b). */
export const WAR: Mode = {
  players: 4,
  victory: 8,
  battlefield: 'random',
  withoutFirst: true,
  firstDrawsNothing: true,
  cites: [rift('461'), rift('461.4.b'), rift('458.5')],
  firstTurns: [rift('461.7')],
};
