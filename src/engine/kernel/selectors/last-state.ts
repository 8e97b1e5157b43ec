import { resolutionUnderWay } from '../frames/resolution.js';
import type { Game } from '../game/draft.js';
import type { Viewpoint } from '../state/scope.js';
import type { GameObject, ObjectId } from '../state/state.js';

/** The object, or its last state if it has left: what the rules themselves go by. */
export const lastKnown = (game: Game, id: ObjectId): GameObject | undefined =>
  game.state.objects[id] ?? game.state.former[id]?.object;

/** The object, or its last state if that counts for a text (`lastState`). */
export const knownTo = (game: Game, from: Viewpoint, id: ObjectId): GameObject | undefined =>
  game.state.objects[id] ?? (counts(game, from, id) ? game.state.former[id]?.object : undefined);

/** Those of the objects that have left and whose last state counts for a text. */
export const rememberedBy = (game: Game, from: Viewpoint, ids: readonly ObjectId[]): readonly ObjectId[] =>
  ids.filter((id) => game.state.objects[id] === undefined && knownTo(game, from, id) !== undefined);

/** Whether an amount of this object is unknown to the text, in games where such an amount is not simply 0. */
export const isUnknown = (game: Game, from: Viewpoint, id: ObjectId | undefined): boolean =>
  from.remembers !== undefined &&
  game.rules.game.lastState === 'own-moves' &&
  (id === undefined || knownTo(game, from, id) === undefined);

const counts = (game: Game, { remembers }: Viewpoint, id: ObjectId): boolean => {
  if (remembers === undefined || game.rules.game.lastState === 'always' || remembers.includes(id)) return true;
  const movedBy = game.state.former[id]?.movedBy;
  return movedBy !== undefined && movedBy === resolutionUnderWay(game);
};
