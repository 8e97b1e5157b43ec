import { handAndDeckActs, movingActs } from './manual-acts/cards.js';
import type { Act } from './manual-acts/act.js';
import { changeActs, counterActs, playerActs, stateActs } from './manual-acts/field.js';

/**
 * What a player may do to carry out a text without a script. Each act is an effect of the card language, so
 * replacements, rule processes and triggers apply to it as to any other effect.
 */
export const manualActs: readonly Act[] = [
  ...handAndDeckActs,
  ...movingActs,
  ...stateActs,
  ...counterActs,
  ...playerActs,
  ...changeActs,
];
