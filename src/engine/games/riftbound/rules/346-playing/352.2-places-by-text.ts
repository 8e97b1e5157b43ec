import type { Game, ObjectId, Seat } from '../../../../kernel/index.js';
import type { Place } from '../../card.js';
import { areOpponents, cardOf, controllerOf, isAttacking, seatsAt, unitsOfAt } from '../../state.js';

/** 352.2: whether the text of a unit lets its player play it to this battlefield. */
export const isPlaceByText = (game: Game, seat: Seat, id: ObjectId, at: ObjectId): boolean => {
  const card = cardOf(game, id);
  return card.type === 'unit' && (card.places ?? []).some((place) => IS_PLACE[place](game, seat, at));
};

type IsPlace = (game: Game, seat: Seat, at: ObjectId) => boolean;

const IS_PLACE: { readonly [P in Place]: IsPlace } = {
  open: (game, _seat, at) => controllerOf(game, at) === null && seatsAt(game, at).length === 0,
  'occupied-enemy': (game, seat, at) => {
    const controller = controllerOf(game, at);
    return controller !== null && areOpponents(game, seat, controller) && seatsAt(game, at).length > 0;
  },
  'with-enemies': (game, seat, at) => seatsAt(game, at).some((other) => areOpponents(game, seat, other)),
  attacked: (game, seat, at) => unitsOfAt(game, seat, at).some((id) => isAttacking(game, id)),
};
