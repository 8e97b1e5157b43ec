import type { Citation, Game, GameEvent, ObjectId } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { isStunned, unitsOnBoard } from '../../state.js';

/** 410.1.b: stunned units add nothing to the combat damage of their side, but get theirs as usual (410.1.c). */
export const STUNNED: readonly Citation[] = [rift('410.1.b'), rift('410.1.c')];

export const notStunned = (game: Game, units: readonly ObjectId[]): readonly ObjectId[] =>
  units.filter((id) => !isStunned(game, id));

/** 410.1.a.2: in the next ending step, no matter whose turn it is. */
export const recovering = (game: Game): readonly GameEvent[] =>
  unitsOnBoard(game)
    .filter((id) => isStunned(game, id))
    .map((object) => ({ kind: 'stunEnded', cites: [rift('410.1.a.2')], object }));
