import type { Citation, Game } from '../../../../kernel/index.js';
import type { Healed } from '../../events/404-damage.js';
import { rift } from '../../rulebook.js';
import { damageOn, unitsOnBoard } from '../../state.js';

/** 140.3.b: as a turn ends, and after a combat, all units, wherever they are. */
export const healing = (game: Game, cites: readonly Citation[]): readonly Healed[] =>
  unitsOnBoard(game)
    .filter((id) => damageOn(game, id) > 0)
    .map((object) => ({
      kind: 'healed',
      cites: [...cites, rift('140.3.b'), rift('405.1'), rift('405.1.a'), rift('405.2'), rift('405.3.a')],
      object,
    }));
