import { objectsIn, zoneOf, type Game, type ObjectId, type Seat, type ZoneKind } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

export const fieldZone: ZoneKind = { kind: 'field', visibility: 'public', per: 'seat', cites: [fftcg('7.7.2')] };

export const fieldOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'field'));

/**
 * What both players have on the field: rule processes (12.4), the end of damage (9.5.1.3.1) and of Parties (15.1.1.9.5)
 * know no sides.
 */
export const wholeField = (game: Game): readonly ObjectId[] => {
  const [first = '', second = ''] = game.state.seats;
  return [...fieldOf(game, first), ...fieldOf(game, second)];
};
