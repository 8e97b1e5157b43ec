import { factsOf, hasKeyword, type Citation, type Game, type ObjectId } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

/** 722: it may be used in showdowns too, in any turn (722.1), and is otherwise as without the keyword (722.3). */
export const ACTION: readonly Citation[] = [rift('722.1'), rift('722.3')];

/** 722.1 */
export const isAction = (game: Game, id: ObjectId): boolean => hasKeyword(factsOf(game, id), 'action');
