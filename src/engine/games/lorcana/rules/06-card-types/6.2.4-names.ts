import { factsOf, type Game, type ObjectId } from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';

/** 6.2.4: the whole name, version aside; either of two (6.2.4.1), in every zone (6.2.4.2). */
export const hasName = (game: Game, id: ObjectId, name: string): boolean => factsOf(game, id).names.includes(name);

export const shareName = (game: Game, one: ObjectId, other: ObjectId): boolean =>
  factsOf(game, other).names.some((name) => hasName(game, one, name));

export const SAME_NAME = [lorcana('6.2.4'), lorcana('6.2.4.1'), lorcana('6.2.4.2')];
