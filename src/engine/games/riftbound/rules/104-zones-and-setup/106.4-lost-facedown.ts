import { type Citation, type Game, type GameEvent, type ObjectId } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { battlefieldAt, controllerOf, facedownCards, objectControllerOf } from '../../state.js';

/** 106.4.d: a player who loses the battlefield loses the card that is facedown there. */
export const lostFacedown = (game: Game, when: Citation): readonly GameEvent[] =>
  facedownCards(game)
    .filter((id) => !isKept(game, id))
    .map((object) => ({ kind: 'trashed', cites: [when, rift('106.4.d')], object }));

const isKept = (game: Game, id: ObjectId): boolean => {
  const at = battlefieldAt(game, id);
  return at !== null && controllerOf(game, at) === objectControllerOf(game, id);
};
