import {
  objectOf,
  objectsIn,
  zoneOf,
  type Game,
  type ObjectId,
  type Seat,
  type ZoneKind,
} from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

export const lbZone: ZoneKind = {
  kind: 'lb',
  visibility: 'owner',
  marked: { faceUp: 'public' },
  per: 'seat',
  cites: [fftcg('7.14.2')],
};

/** Face down and face up. */
export const lbDeckOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'lb'));

export const isFaceUp = (game: Game, id: ObjectId): boolean => objectOf(game, id).marks['faceUp'] === true;
