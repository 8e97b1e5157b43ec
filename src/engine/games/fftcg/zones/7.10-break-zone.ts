import { objectIn, objectsIn, zoneOf, type Game, type ObjectId, type ZoneKind } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

export const breakZone: ZoneKind = { kind: 'break', visibility: 'public', per: 'seat', cites: [fftcg('7.10.2')] };

/** Came from the field into the Break Zone this turn (15.1.1.3). */
export const FALLEN = { fallen: true } as const;

/** Cards in Break Zones that came there from the field this turn (15.1.1.3.2). */
export const putFromFieldThisTurn = (game: Game): readonly ObjectId[] =>
  game.state.seats
    .flatMap((seat) => objectsIn(game, zoneOf(seat, 'break')))
    .filter((id) => objectIn(game, id)?.marks['fallen'] === true);
