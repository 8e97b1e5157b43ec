import { factsOf, hasKeyword, type Citation, type Game, type ObjectId } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';

/** 15.2.1.2: not dulled by attacking. */
export const hasBrave = (game: Game, id: ObjectId): boolean => hasKeyword(factsOf(game, id), 'brave');

export const rulesOfBrave = (game: Game, attacker: ObjectId): readonly Citation[] =>
  hasBrave(game, attacker) ? [fftcg('15.2.1.2')] : [];
