import { factsOf, hasKeyword, type Citation, type Game, type ObjectId } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { hasQuickDraw } from './keyword.quickdraw.js';

/** 729.1: it may be used in closed states too, in any turn. */
export const REACTION: readonly Citation[] = [rift('729.1')];

/** 729.1 */
export const isReaction = (game: Game, id: ObjectId): boolean =>
  hasKeyword(factsOf(game, id), 'reaction') || hasQuickDraw(game, id);
