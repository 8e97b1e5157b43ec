import { factsOf, hasKeyword, type Citation, type Game, type ObjectId } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

/** It gets combat damage after all others. */
export const BACKLINE: readonly Citation[] = [rift('keyword.backline')];

export const hasBackline = (game: Game, id: ObjectId): boolean => hasKeyword(factsOf(game, id), 'backline');
