import {
  isRecord,
  nodeAt,
  objectIn,
  objectOf,
  reject,
  textsOf,
  type AnnouncedChoice,
  type Game,
  type Json,
  type JsonRecord,
  type ObjectId,
  type Rejection,
  type Seat,
  type Source,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { battlefieldAt, battlefieldsOf } from '../../state.js';
import { isPending, PENDING } from '../357-abilities/388-items.js';
import { mayComeTo } from '../433-combat/419-destinations.js';
import { refuseTargetElsewhere } from './727-hidden.js';

/**
 * Why something cannot be chosen: no item is its own target (352.8.c), and what is pending is no item yet (388); it lies elsewhere
 * (727.1.d.2); or units would have to go where they may not (352.16). Else null.
 */
export const refuseChoice = (
  game: Game,
  id: ObjectId,
  _by: Seat,
  source: Source,
  announced?: AnnouncedChoice,
): Rejection | null => {
  const object = objectIn(game, id);
  if (object !== undefined && isPending(object))
    return reject('target.pending', [rift('352.8.c'), PENDING], 'It is not finalized yet.', { target: id });
  if (announced !== undefined && leadsToCrowd(game, id, source, announced))
    return reject('target.crowded', CROWDED, 'Units of two other players are there.', { target: id });
  return refuseTargetElsewhere(game, id, source, announced);
};

const CROWDED = [rift('352.3'), rift('352.16'), rift('355.2'), rift('393.2'), rift('423.2')];

/** Whether, in a game of three or more, what was chosen before and this together would have a unit move to a battlefield where units of two others are. */
const leadsToCrowd = (game: Game, id: ObjectId, source: Source, { at, bindings, as }: AnnouncedChoice): boolean => {
  if (game.state.seats.length < 3) return false;
  const named = (name: Json | undefined): readonly ObjectId[] =>
    name === as
      ? [id]
      : name === 'self'
        ? [source.object]
        : typeof name === 'string'
          ? textsOf(bindings[name] ?? [])
          : [];
  return movesIn(nodeAt(game.rules, at)).some(({ objects, to }) =>
    named(to)
      .filter((place) => battlefieldsOf(game).includes(place))
      .some((place) => named(objects).some((unit) => cannotCome(game, unit, place))),
  );
};

const cannotCome = (game: Game, unit: ObjectId, place: ObjectId): boolean =>
  battlefieldAt(game, unit) !== place && !mayComeTo(game, objectOf(game, unit).controller, place);

/** Every move to a battlefield in the text. */
const movesIn = (node: Json): readonly JsonRecord[] => {
  if (Array.isArray(node)) return node.flatMap(movesIn);
  if (!isRecord(node)) return [];
  return node['do'] === 'move' && node['to'] !== undefined ? [node] : Object.values(node).flatMap(movesIn);
};
