import {
  bind,
  objectIn,
  occur,
  word,
  type AnyProcedure,
  type Effect,
  type Game,
  type GameEvent,
  type GameObject,
  type ObjectId,
  type Running,
} from '../../../kernel/index.js';

/** A word that makes one batch happen to named objects. */
export function simultaneous<Node extends Effect>(
  name: Node['do'],
  events: (running: Running<Node>) => readonly GameEvent[],
): AnyProcedure {
  return word<Node>(name, {
    begin: (running) => occur(events(running), 'end'),
    end: ({ scope }) => bind(scope),
  });
}

/** The named objects that are still where they were when they were named. */
export const present = (game: Game, ids: readonly ObjectId[]): readonly GameObject[] =>
  ids.flatMap((id) => objectIn(game, id) ?? []);
