import { factsOf, hasKeyword, type Citation, type Game, type ObjectId } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

/** 726.1: its standard move leads from battlefield to battlefield as well. */
export const GANKING: readonly Citation[] = [rift('726.1')];

export const hasGanking = (game: Game, id: ObjectId): boolean => hasKeyword(factsOf(game, id), 'ganking');
