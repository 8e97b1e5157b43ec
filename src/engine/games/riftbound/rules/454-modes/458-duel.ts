import { rift } from '../../rulebook.js';
import type { Mode } from './mode.js';

/** Two players, and for each one of three battlefields at random (458.5). */
export const DUEL: Mode = {
  players: 2,
  victory: 8,
  battlefield: 'random',
  cites: [rift('458'), rift('458.5')],
  firstTurns: [rift('458.7')],
};
