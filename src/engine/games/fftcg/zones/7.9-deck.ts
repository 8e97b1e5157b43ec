import { objectsIn, zoneOf, type Game, type ObjectId, type Seat, type ZoneKind } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

export const deckZone: ZoneKind = {
  kind: 'deck',
  visibility: 'hidden-ordered',
  per: 'seat',
  cites: [fftcg('7.9.2'), fftcg('7.6.1')],
};

export const deckOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'deck'));
