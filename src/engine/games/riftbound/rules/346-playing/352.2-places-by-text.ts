import { factsOf, hasFlag, type Game, type ObjectId, type Seat } from '../../../../kernel/index.js';
import type { Place } from '../../printed.js';
import {
  areOpponents,
  boardOfSeat,
  cardOf,
  controllerOf,
  happenedThisTurn,
  isAttacking,
  seatsAt,
  unitsOfAt,
} from '../../state.js';

/** 352.2: whether the text of a unit, or of a permanent of its player, lets the unit be played to this battlefield. */
export const isPlaceByText = (game: Game, seat: Seat, id: ObjectId, at: ObjectId): boolean => {
  const card = cardOf(game, id);
  if (card.type !== 'unit') return false;
  const places = [...(card.places ?? []), ...(card.onlyPlaces === true ? [] : placesOfAll(game, seat))];
  return places.some((place) => IS_PLACE[place](game, seat, at));
};

/** 352.2, 054.1: whether the text of a unit lets it be played to the places that it names alone. */
export const hasOnlyPlaces = (game: Game, id: ObjectId): boolean => {
  const card = cardOf(game, id);
  return card.type === 'unit' && card.onlyPlaces === true;
};

const FOR_ALL = { unitsToOpen: 'open', unitsToLoneEnemy: 'lone-enemy' } as const;

/** What permanents of the player let all units of the player be played to. */
const placesOfAll = (game: Game, seat: Seat): readonly Place[] =>
  Object.entries(FOR_ALL).flatMap(([flag, place]) =>
    boardOfSeat(game, seat).some((id) => hasFlag(factsOf(game, id), flag)) ? [place] : [],
  );

type IsPlace = (game: Game, seat: Seat, at: ObjectId) => boolean;

const IS_PLACE: { readonly [P in Place]: IsPlace } = {
  open: (game, _seat, at) => controllerOf(game, at) === null && seatsAt(game, at).length === 0,
  'occupied-enemy': (game, seat, at) => {
    const controller = controllerOf(game, at);
    return controller !== null && areOpponents(game, seat, controller) && seatsAt(game, at).length > 0;
  },
  'with-enemies': (game, seat, at) => seatsAt(game, at).some((other) => areOpponents(game, seat, other)),
  conquered: (game, seat, at) => happenedThisTurn(game, 'conquered', seat, at),
  attacked: (game, seat, at) => unitsOfAt(game, seat, at).some((id) => isAttacking(game, id)),
  'lone-enemy': (game, seat, at) =>
    seatsAt(game, at)
      .filter((other) => areOpponents(game, seat, other))
      .flatMap((other) => unitsOfAt(game, other, at)).length === 1,
};
