import type { Citation, Game, GameDefinition, ObjectId } from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { loreValueOf } from '../../state.js';
import { WHILE_IN_PLAY } from './7.6-static-abilities.js';

/** 7.8.1.1: numbers are computed with all changes before. */
export const BUILT_ON = [lorcana('7.8.1.1')];

/** What a card is and has is computed before its numbers. */
export const layers: GameDefinition['layers'] = [['tags', 'names'], ['abilities'], ['keywords', 'flags'], ['number:*']];
export const layerRules = [...WHILE_IN_PLAY.from, ...WHILE_IN_PLAY.until, ...BUILT_ON];

/** 7.8.2, 6.2.9: strength of 0 or less deals no damage. */
export const NO_DAMAGE = [lorcana('6.2.9'), lorcana('7.8.2')];

/** 7.8.3: a negative lore value counts as 0 and costs nothing. */
export const loreFrom = (game: Game, id: ObjectId): number => Math.max(0, loreValueOf(game, id));

export const rulesOfLore = (game: Game, id: ObjectId): readonly Citation[] =>
  loreValueOf(game, id) < 0 ? [lorcana('7.8.3')] : [];
