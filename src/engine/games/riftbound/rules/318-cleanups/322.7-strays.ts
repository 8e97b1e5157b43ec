import {
  objectsIn,
  zoneOf,
  type CheckGroup,
  type Game,
  type GameEvent,
  type ObjectId,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { battlefieldAt, controllerOf, isGear, isUnit, objectControllerOf, playersOf, wholeBoard } from '../../state.js';
import { causing } from './322-lethal-damage.js';

/** 322.7: gear is in bases (145.3), and facedown cards are where their players control the battlefield. */
export const strays: CheckGroup = {
  name: 'strays',
  look: (game) => causing([...strayGear(game), ...lostFacedown(game)]),
};

const strayGear = (game: Game): readonly GameEvent[] =>
  wholeBoard(game)
    .filter((id) => isGear(game, id) && !isUnit(game, id) && battlefieldAt(game, id) !== null)
    .map((object) => ({ kind: 'recalled', cites: [rift('322.7'), rift('145.3')], object }));

const lostFacedown = (game: Game): readonly GameEvent[] =>
  playersOf(game)
    .flatMap((seat) => objectsIn(game, zoneOf(seat, 'facedown')))
    .filter((id) => !isKept(game, id))
    .map((object) => ({ kind: 'trashed', cites: [rift('322.7'), rift('106.4.d')], object }));

const isKept = (game: Game, id: ObjectId): boolean => {
  const at = battlefieldAt(game, id);
  return at !== null && controllerOf(game, at) === objectControllerOf(game, id);
};
