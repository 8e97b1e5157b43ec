import {
  factsOf,
  hasKeyword,
  reject,
  type Citation,
  type Game,
  type ObjectId,
  type Rejection,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { isDrying } from '../../state.js';

/** 10.7.1: why a character that is still drying cannot challenge, which one with Rush can; or null. */
export const refuseDryingChallenger = (game: Game, challenger: ObjectId): Rejection | null => {
  if (!isDrying(game, challenger) || hasKeyword(factsOf(game, challenger), 'rush')) return null;
  const cites = [lorcana('10.7.1'), lorcana('4.3.6.5'), lorcana('6.1.4')];
  return reject('character.drying', cites, 'The character is still drying and has no Rush.', { challenger });
};

export const rulesOfRush = (game: Game, challenger: ObjectId): readonly Citation[] =>
  isDrying(game, challenger) ? [lorcana('10.7.1')] : [];
