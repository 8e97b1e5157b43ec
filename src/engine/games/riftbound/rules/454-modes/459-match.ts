import { rift } from '../../rulebook.js';
import type { Mode } from './mode.js';

/** Games of two players, who choose their battlefields (459.5). */
export const MATCH: Mode = {
  players: 2,
  victory: 8,
  battlefield: 'chosen',
  cites: [rift('459'), rift('459.5')],
  firstTurns: [rift('458.7')],
};
