import type { Json } from '../json/index.js';
import type { Citation } from '../rules/citation.js';
import type { ObjectId } from '../state/state.js';
import type { Game } from './draft.js';

/**
 * A derived fact that changes without an event of its own (controller, mighty, in battle …). After each batch its changes
 * are reported as `became`: `fact` of `object` `was` and is `now`. Abilities are triggered by that as by any event, but it
 * cannot be replaced, since it has no cause of its own. Nothing is reported for objects that entered or left in the batch.
 */
export type Watch = {
  readonly fact: string;
  readonly cites: readonly Citation[];
  of(game: Game, id: ObjectId): Json;
};
