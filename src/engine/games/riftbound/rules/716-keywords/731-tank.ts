import { factsOf, hasKeyword, type Citation, type Game, type ObjectId } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

/** 731.1: combat damage is lethal for it before others get any. */
export const TANK: readonly Citation[] = [rift('731.1')];

export const hasTank = (game: Game, id: ObjectId): boolean => hasKeyword(factsOf(game, id), 'tank');
