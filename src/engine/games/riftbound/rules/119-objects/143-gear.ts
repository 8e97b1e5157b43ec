import type { Citation, Game, GameEvent } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { attachedTo, battlefieldAt, isGear, isUnit, wholeBoard } from '../../state.js';

/** Gear enters ready (145.1), in the base (145.2). */
export const GEAR_ENTERS = { exhausted: false, cites: [rift('145.1'), rift('145.2')] };

/** 145.3: gear at a battlefield goes back to the base, unless it is attached to a unit there. */
export const strayGear = (game: Game, when: Citation): readonly GameEvent[] =>
  wholeBoard(game)
    .filter(
      (id) =>
        isGear(game, id) && !isUnit(game, id) && battlefieldAt(game, id) !== null && attachedTo(game, id) === null,
    )
    .map((object) => ({ kind: 'recalled', cites: [when, rift('145.3')], object }));
