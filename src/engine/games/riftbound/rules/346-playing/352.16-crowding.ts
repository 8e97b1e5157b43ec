import {
  isRecord,
  nodeAt,
  textsOf,
  type AnnouncedChoice,
  type Game,
  type Json,
  type JsonRecord,
  type ObjectId,
  type Source,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { battlefieldsOf } from '../../state.js';
import { canAllCome } from '../433-combat/419-destinations.js';

/**
 * A choice of destinations (352.3) must not lead to a forbidden position (352.16, 355.2, 393.2): a battlefield with
 * units of two other players (423.2).
 */
export const CROWDED = [rift('352.3'), rift('352.16'), rift('355.2'), rift('393.2'), rift('423.2')];

/**
 * 352.16, 393.2, 423.2: whether, in a game of three or more, what was chosen before and this together would have a unit
 * move to a battlefield where units of two others are.
 */
export const leadsToCrowd = (game: Game, id: ObjectId, source: Source, announced: AnnouncedChoice): boolean => {
  if (game.state.seats.length < 3) return false;
  const { at, bindings, as } = announced;
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
      .some((place) => !canAllCome(game, named(objects), place)),
  );
};

/** 352.16, 393.2: every move to a battlefield in the text. */
const movesIn = (node: Json): readonly JsonRecord[] => {
  if (Array.isArray(node)) return node.flatMap(movesIn);
  if (!isRecord(node)) return [];
  return node['do'] === 'move' && node['to'] !== undefined ? [node] : Object.values(node).flatMap(movesIn);
};
