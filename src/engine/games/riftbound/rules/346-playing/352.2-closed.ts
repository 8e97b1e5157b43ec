import { factsOf, hasFlag, type Game, type ObjectId, type Seat } from '../../../../kernel/index.js';
import { areOpponents, objectControllerOf, wholeBoard } from '../../state.js';
import { mayComeTo } from '../433-combat/419-destinations.js';

/** 054.1: a text forbids that units are played to the battlefield, cards and tokens alike. */
export const isClosed = (game: Game, seat: Seat, at: ObjectId): boolean =>
  hasFlag(factsOf(game, at), 'noUnitsPlayedHere') || isHeldAtBase(game, seat);

/** 054.1: a text of an opponent lets the player play units to the base alone. */
const isHeldAtBase = (game: Game, seat: Seat): boolean =>
  wholeBoard(game).some(
    (id) =>
      hasFlag(factsOf(game, id), 'opponentsPlayUnitsToBase') && areOpponents(game, seat, objectControllerOf(game, id)),
  );

/** 352.2, 054.1: whether a unit of this player can be played there, if the player may play it there at all. */
export const mayPlayTo = (game: Game, seat: Seat, at: ObjectId): boolean =>
  mayComeTo(game, seat, at) && !isClosed(game, seat, at);
