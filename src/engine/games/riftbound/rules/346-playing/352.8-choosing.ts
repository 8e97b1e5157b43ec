import {
  factsOf,
  hasFlag,
  objectIn,
  reject,
  type AnnouncedChoice,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
  type Source,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { areOpponents } from '../../state.js';
import { FORBIDDEN } from '../000-golden-rules.js';
import { isPending, PENDING } from '../357-abilities/388-items.js';
import { CROWDED, leadsToCrowd } from './352.16-crowding.js';
import { refuseTargetElsewhere } from './727-hidden.js';

/**
 * Why something cannot be chosen: no item is its own target (352.8.c), and what is pending is no item yet (388); a text
 * forbids it (054.1); it lies elsewhere (727.1.d.2); or units would have to go where they may not (352.16). Else null.
 */
export const refuseChoice = (
  game: Game,
  id: ObjectId,
  by: Seat,
  source: Source,
  announced?: AnnouncedChoice,
): Rejection | null => {
  const object = objectIn(game, id);
  if (object !== undefined && isPending(object))
    return reject('target.pending', [rift('352.8.c'), PENDING], 'It is not finalized yet.', { target: id });
  if (object !== undefined && areOpponents(game, by, object.controller) && isProtected(game, id))
    return reject('target.protected', FORBIDDEN, 'A text forbids opponents to choose it.', { target: id });
  if (announced !== undefined && leadsToCrowd(game, id, source, announced))
    return reject('target.crowded', CROWDED, 'Units of two other players are there.', { target: id });
  return refuseTargetElsewhere(game, id, source, announced);
};

const isProtected = (game: Game, id: ObjectId): boolean => hasFlag(factsOf(game, id), 'cannotBeChosenByOpponents');
