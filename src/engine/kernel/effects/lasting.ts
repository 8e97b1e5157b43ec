import { inPlay } from '../board/zone.js';
import { WHILE_IN_PLAY } from '../continuous/duration.js';
import type { Game } from '../game/draft.js';
import { canonicalJson } from '../json/index.js';
import type { Duration } from '../state/continuous-effect.js';
import { type Scope } from '../state/scope.js';
import type { GameObject, ObjectId, Seat } from '../state/state.js';

/** Null where it would last as long as its source is in play, and that has left: then it does not begin. */
export const durationOf = (game: Game, lasts: string, scope: Scope, affected: Seat | null = null): Duration | null => {
  if (lasts !== WHILE_IN_PLAY) return game.rules.game.duration(game, lasts, scope.controller, affected);
  const [source] = inPlay(game, [scope.source.object]);
  return source === undefined ? null : { at: WHILE_IN_PLAY, object: source.id };
};

/**
 * The objects for which the effect ends at the same moment: those of different players may have different ends ("their
 * next turn").
 */
export const endsOf = (
  game: Game,
  objects: readonly GameObject[],
  lasts: string,
  scope: Scope,
): readonly { readonly until: Duration; readonly affected: readonly ObjectId[] }[] => {
  const ends = new Map<string, { readonly until: Duration; readonly affected: ObjectId[] }>();
  for (const { id, controller: whose } of objects) {
    const until = durationOf(game, lasts, scope, whose);
    if (until === null) continue;
    const key = canonicalJson(until);
    const same = ends.get(key);
    if (same === undefined) ends.set(key, { until, affected: [id] });
    else same.affected.push(id);
  }
  return [...ends.values()];
};
