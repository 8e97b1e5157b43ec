import { factsOf, hasKeyword, type Game, type ObjectId } from '../../../../kernel/index.js';

/** 15.2.5.2: cast whenever its player has priority in any Main or Attack Phase, as the actions of those phases have it. */
export const hasBackAttack = (game: Game, id: ObjectId): boolean => hasKeyword(factsOf(game, id), 'back-attack');
