import { objectOf, type Game, type GameEvent, type ObjectId } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';

export const isFrozen = (game: Game, id: ObjectId): boolean => objectOf(game, id).marks['frozen'] === true;

/** 15.2.4.2: instead of becoming active it stays as it is this time, and is not frozen any more. */
export const thawing = (object: ObjectId): GameEvent => ({ kind: 'thawed', cites: [fftcg('15.2.4.2')], object });
