import { isPlaying, objectOf, type Game } from '../game/draft.js';
import type { GameObject, ObjectId, Seat } from '../state/state.js';
import { isSeenBy } from './visibility.js';

export const isKnownTo = (game: Game, id: ObjectId, seat: Seat): boolean => isSeenBy(game, objectOf(game, id), seat);

/** Whether everybody who still plays knows the face of the card. */
export const isKnownToAll = (game: Game, id: ObjectId): boolean =>
  game.state.seats.every((seat) => !isPlaying(game, seat) || isKnownTo(game, id, seat));

/** The seat, if it knows the faces of all these cards; nobody otherwise. */
export const seatsKnowing = (game: Game, cards: readonly GameObject[], seat: Seat): readonly Seat[] =>
  cards.every((card) => isSeenBy(game, card, seat)) ? [seat] : [];
