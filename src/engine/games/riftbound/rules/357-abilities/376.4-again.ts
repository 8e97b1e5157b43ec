import { factsOf, hasFlag, type GameDefinition } from '../../../../kernel/index.js';
import { battlefieldAt, unitsOnBoard, objectControllerOf } from '../../state.js';

/** 376.4.b, 376.4.c: texts by which the conquer or hold effects of a player trigger an additional time. */
const FLAGS = new Map<unknown, string>([
  ['conquer', 'conquersAgain'],
  ['hold', 'holdsAgain'],
]);

/** Once more for each unit of the player at that battlefield whose text says so. */
export const triggersAgain: NonNullable<GameDefinition['triggersAgain']> = (game, { controller }, event) => {
  const flag = event.kind === 'scored' ? FLAGS.get(event['by']) : undefined;
  if (flag === undefined || event['seat'] !== controller) return 0;
  return unitsOnBoard(game).filter(
    (id) =>
      objectControllerOf(game, id) === controller &&
      battlefieldAt(game, id) === event['object'] &&
      hasFlag(factsOf(game, id), flag),
  ).length;
};
