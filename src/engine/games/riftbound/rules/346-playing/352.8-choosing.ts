import {
  kindOfZone,
  objectIn,
  reject,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
  type Source,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { refuseTargetElsewhere } from './727-hidden.js';

/** Why something cannot be chosen: no item is its own target (352.8.c), and what is pending is no item yet (388); or null. */
export const refuseChoice = (game: Game, id: ObjectId, _by: Seat, source: Source): Rejection | null => {
  const object = objectIn(game, id);
  if (object !== undefined && kindOfZone(object.zone) === 'chain' && object.marks['finalized'] !== true)
    return reject('target.pending', [rift('352.8.c'), rift('388')], 'It is not finalized yet.', { target: id });
  return refuseTargetElsewhere(game, id, source);
};
