import { objectsIn, zoneOf, type Game, type ObjectId, type Seat, type ZoneKind } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

export const damageZone: ZoneKind = { kind: 'damage', visibility: 'public', per: 'seat', cites: [fftcg('7.8.3')] };

export const damageOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'damage'));
