import { handAndDeckActs, movingActs } from './manual-acts/cards.js';
import type { Act } from './manual-acts/act.js';
import { changeActs, counterActs, playerActs, stateActs } from './manual-acts/field.js';

/**
 * What a player may do to carry out a text that nobody has scripted. Each is an effect of the card language, so that
 * all that follows from it (replacements, rule processes, triggers) follows as from any other effect.
 */
export const manualActs: readonly Act[] = [
  ...handAndDeckActs,
  ...movingActs,
  ...stateActs,
  ...counterActs,
  ...playerActs,
  ...changeActs,
];
