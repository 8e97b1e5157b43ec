import { reject, type Citation, type Game, type Rejection } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { experienceOf } from '../../state.js';
import type { Bill } from '../346-playing/353-bill.js';

/** keyword.experience: a player spends at most the experience that the player has. */
export const EXPERIENCE: readonly Citation[] = [rift('keyword.experience')];

/** Why a bill asks for more experience than its player has, or null. */
export const refuseExperience = (game: Game, { seat, source, experience: needed, cites }: Bill): Rejection | null => {
  const available = experienceOf(game, seat);
  if (available >= needed) return null;
  const message = `It costs ${needed} experience.`;
  return reject('cost.no-experience', [...EXPERIENCE, ...cites], message, { source, needed, available });
};
