import { objectsIn, zoneOf, type Game, type ObjectId, type Seat, type ZoneKind } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

export const handZone: ZoneKind = {
  kind: 'hand',
  visibility: 'owner',
  per: 'seat',
  cites: [fftcg('7.11.2'), fftcg('7.6.1')],
};

export const handOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'hand'));
