import {
  factsOf,
  hasFlag,
  isPlaying,
  type EventPattern,
  type GameDefinition,
  type GameEvent,
} from '../../../../kernel/index.js';
import { battlefieldAt, boardOfSeat, unitsOnBoard, objectControllerOf } from '../../state.js';

/** 376.4.b, 376.4.c: texts by which the conquer or hold effects of a player trigger an additional time. */
const FLAGS = new Map<unknown, string>([
  ['conquer', 'conquersAgain'],
  ['hold', 'holdsAgain'],
]);

/** 376.4.b.1, 376.4.c.1: such an effect waits for this way of scoring, and for its own player. */
const isNamedEffect = ({ event, where = {} }: EventPattern, { kind, by = null }: GameEvent): boolean => {
  const { seat = {}, by: way = {} } = where;
  return event === kind && 'equals' in way && way.equals === by && 'seat' in seat && seat.seat === 'you';
};

/** Once more for each unit of the player at that battlefield whose text says so. */
const scoringAgain: NonNullable<GameDefinition['triggersAgain']> = (game, { ability, controller }, event) => {
  const flag = event.kind === 'scored' ? FLAGS.get(event['by']) : undefined;
  if (flag === undefined || event['seat'] !== controller) return 0;
  if (!ability.on.some((pattern) => isNamedEffect(pattern, event))) return 0;
  return unitsOnBoard(game).filter(
    (id) =>
      objectControllerOf(game, id) === controller &&
      battlefieldAt(game, id) === event['object'] &&
      hasFlag(factsOf(game, id), flag),
  ).length;
};

/** 724: once more for each permanent of the player whose text says so; only what is printed as Deathknell. */
const dyingAgain: NonNullable<GameDefinition['triggersAgain']> = (game, { ability, controller }) =>
  DEATHKNELL in ability && isPlaying(game, controller)
    ? boardOfSeat(game, controller).filter((id) => hasFlag(factsOf(game, id), 'deathknellsAgain')).length
    : 0;
const DEATHKNELL = 'keyword';

export const triggersAgain: NonNullable<GameDefinition['triggersAgain']> = (game, active, event) =>
  event.kind === 'killed' ? dyingAgain(game, active, event) : scoringAgain(game, active, event);
