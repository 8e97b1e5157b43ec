import type { Citation, Game, GameEvent, ObjectId, Seat } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { attachedTo, isGear, isUnit, unitsOnBoard, wholeBoard } from '../../state.js';

/**
 * attachment.attach: gear that is no unit is attached to one unit on the board, and so to no other any more. From then
 * on it is where the unit is, its own text rests, and the unit has what it gives.
 */
export const ATTACHED: readonly Citation[] = [
  rift('attachment.attach'),
  rift('attachment.together'),
  rift('attachment.text'),
  rift('attachment.might'),
  rift('attachment.inactive'),
];

type Attaching = {
  readonly equipment: readonly ObjectId[];
  /** The unit. */
  readonly to: readonly ObjectId[];
  readonly cause: Seat;
  readonly cites: readonly Citation[];
};

export const attaching = (game: Game, { equipment, to, cause, cites }: Attaching): readonly GameEvent[] => {
  const unit = to.find((id) => unitsOnBoard(game).includes(id));
  if (unit === undefined) return [];
  return equipment
    .filter((id) => isGear(game, id) && !isUnit(game, id))
    .map((object) => ({ kind: 'attached', cites, object, to: unit, cause }));
};

/** attachment.detach: its unit is on the board no more; the next step of the cleanup recalls it (145.3). */
export const detaching = (game: Game, when: Citation): readonly GameEvent[] =>
  wholeBoard(game).flatMap((object): readonly GameEvent[] => {
    const unit = attachedTo(game, object);
    return unit === null || unitsOnBoard(game).includes(unit)
      ? []
      : [{ kind: 'detached', cites: [when, rift('attachment.detach')], object }];
  });
