import { objectIn, type Game, type GameEvent, type ObjectId, type Seat } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { isForward } from '../05-cards/5.2.3.1-characters.js';

/** 10.1.3.2.1: a Forward that has left the field, or changed sides, has left the battle. */
export const inBattle = (game: Game, ids: readonly ObjectId[], seat: Seat): readonly ObjectId[] =>
  ids.filter((id) => objectIn(game, id)?.controller === seat);

/** A card that is no Forward any more deals and takes no battle damage either. */
export const isFighting = (game: Game, id: ObjectId, seat: Seat): boolean =>
  objectIn(game, id)?.controller === seat && isForward(game, id);

/** 10.1.3.3: where the Forwards of one side are gone, no damage is dealt. */
export const breakingBattle = (seat: Seat): GameEvent => ({
  kind: 'battleBroken',
  cites: [fftcg('10.1.3.3'), fftcg('10.1.3.2.1')],
  seat,
});
