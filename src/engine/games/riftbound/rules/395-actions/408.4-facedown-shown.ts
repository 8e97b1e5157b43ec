import {
  kindOfZone,
  objectIn,
  objectOf,
  type Citation,
  type Game,
  type GameEvent,
  type ObjectId,
  type Replacer,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { facedownCards } from '../../state.js';

/** 408.4: before a facedown card goes where others cannot see it, its owner shows it to everybody. */
const shownBefore = (on: 'returned' | 'recycled', objectsOf: (event: GameEvent) => readonly unknown[]): Replacer => {
  const leaving = (game: Game, event: GameEvent): readonly ObjectId[] =>
    objectsOf(event).flatMap((id) => (typeof id === 'string' && isFacedown(game, id) ? [id] : []));
  return {
    name: `facedown ${on}`,
    on,
    cites: [rift('408.4')],
    applies: (game, event) => leaving(game, event).length > 0,
    optionalFor: () => null,
    replace: (game, event) => [...leaving(game, event).map((id) => showing(game, id)), event],
  };
};

const isFacedown = (game: Game, id: ObjectId): boolean => {
  const object = objectIn(game, id);
  return object !== undefined && kindOfZone(object.zone) === 'facedown';
};

export const facedownShown: readonly Replacer[] = [
  shownBefore('returned', ({ object }) => [object]),
  shownBefore('recycled', ({ objects }) => (Array.isArray(objects) ? objects : [])),
];

/** 408.4: all of them, as the game ends. */
export const allFacedownShown = (game: Game): readonly GameEvent[] =>
  facedownCards(game).map((id) => showing(game, id));

const SHOWN: readonly Citation[] = [rift('408.4'), rift('411.1')];

const showing = (game: Game, id: ObjectId): GameEvent => ({
  kind: 'revealed',
  cites: SHOWN,
  seat: objectOf(game, id).owner,
  objects: [id],
});
