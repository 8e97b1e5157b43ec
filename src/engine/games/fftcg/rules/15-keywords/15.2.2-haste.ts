import { factsOf, hasKeyword, type Game, type ObjectId } from '../../../../kernel/index.js';

/** 15.2.2.2–3: attacks, and uses abilities that dull it, in the turn in which it came under control. */
export const hasHaste = (game: Game, id: ObjectId): boolean => hasKeyword(factsOf(game, id), 'haste');
