import { objectsIn, zoneOf, type Game, type ObjectId, type Seat, type ZoneKind } from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';

// 8.3.3: without a maximum.
export const hand: ZoneKind = {
  kind: 'hand',
  visibility: 'owner',
  per: 'seat',
  cites: [lorcana('8.3.2'), lorcana('8.3.3')],
};

export const handOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'hand'));
