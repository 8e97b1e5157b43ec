import {
  objectsIn,
  zoneKindOf,
  zoneOf,
  type Game,
  type ObjectId,
  type Seat,
  type ZoneKind,
} from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';

export const inPlay: ZoneKind = {
  kind: 'play',
  visibility: 'public',
  per: 'seat',
  cites: [lorcana('8.4.3'), lorcana('8.4.1')],
};

export const playOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'play'));

/** 8.4.4: what waits for a card to leave is looked for just before it does. */
export const LEAVES_PLAY = [lorcana('8.4.4')];

export const isInPlay = (game: Game, object: ObjectId): boolean => zoneKindOf(game, object) === 'play';
