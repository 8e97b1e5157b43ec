import {
  isKnownToAll,
  objectOf,
  objectsIn,
  zoneOf,
  type Game,
  type ObjectId,
  type Seat,
  type ZoneKind,
} from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';

export const deck: ZoneKind = { kind: 'deck', visibility: 'hidden-ordered', per: 'seat', cites: [lorcana('8.2.2')] };

export const deckOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'deck'));

/** 8.2.4: whether everybody knows all of these that go into the same deck. */
export const isOpenFor = (game: Game, object: ObjectId, all: readonly ObjectId[]): boolean => {
  const { owner } = objectOf(game, object);
  return all.every((id) => objectOf(game, id).owner !== owner || isKnownToAll(game, id));
};
