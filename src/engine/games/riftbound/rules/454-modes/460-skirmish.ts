import { rift } from '../../rulebook.js';
import type { Mode } from './mode.js';

/** Three players, each for themselves. */
export const SKIRMISH: Mode = {
  players: 3,
  victory: 8,
  battlefield: 'random',
  firstDrawsNothing: true,
  cites: [rift('460'), rift('458.5')],
  firstTurns: [rift('460.7')],
};
