import { kindOfZone, objectIn, type Game, type ObjectId, type Watch } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { isUnit, mightOf } from '../../state.js';

const MIGHTY = 5;

/** 708, 711: by the might that it has now, off the board by what is printed on it. */
export const isMighty = (game: Game, id: ObjectId): boolean => isUnit(game, id) && mightOf(game, id) >= MIGHTY;

/** 709: becoming Mighty is an event, which abilities wait for; on the board only. */
export const mighty: Watch = {
  fact: 'mighty',
  cites: [rift('709')],
  of: (game, id) => {
    const object = objectIn(game, id);
    return object !== undefined && kindOfZone(object.zone) === 'board' && isMighty(game, id);
  },
};
