import { objectsIn, zoneOf, type Game, type ObjectId, type Seat, type ZoneKind } from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import { isExerted } from '../state.js';

/** Face down even for its player (8.5.3); how many there are, and how many of them ready, all may see (8.5.4). */
export const inkwell: ZoneKind = {
  kind: 'inkwell',
  visibility: 'hidden',
  per: 'seat',
  cites: [lorcana('8.5.3'), lorcana('8.5.4')],
};

export const inkwellOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'inkwell'));

export const readyInk = (game: Game, seat: Seat): number =>
  inkwellOf(game, seat).filter((id) => !isExerted(game, id)).length;
