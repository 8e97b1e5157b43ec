import { factsOf, hasKeyword, type Game, type ObjectId } from '../../../../kernel/index.js';

/** 15.2.1.2: not dulled by attacking. */
export const hasBrave = (game: Game, id: ObjectId): boolean => hasKeyword(factsOf(game, id), 'brave');
