import {
  objectsIn,
  zoneOf,
  type Citation,
  type Game,
  type GameEvent,
  type ObjectId,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { battlefieldAt, controllerOf, objectControllerOf, playersOf } from '../../state.js';

/** 106.4.d: whoever loses the battlefield loses the card that is facedown there. */
export const lostFacedown = (game: Game, when: Citation): readonly GameEvent[] =>
  playersOf(game)
    .flatMap((seat) => objectsIn(game, zoneOf(seat, 'facedown')))
    .filter((id) => !isKept(game, id))
    .map((object) => ({ kind: 'trashed', cites: [when, rift('106.4.d')], object }));

const isKept = (game: Game, id: ObjectId): boolean => {
  const at = battlefieldAt(game, id);
  return at !== null && controllerOf(game, at) === objectControllerOf(game, id);
};
