import type { Citation, Game, GameEvent } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { battlefieldsOf, contesterOf, controllerOf, unitsOfAt } from '../../state.js';

/** 182.4.c: a player without units at an uncontested battlefield loses control of it. */
export const losingControl = (game: Game, when: Citation): readonly GameEvent[] =>
  battlefieldsOf(game).flatMap((object): readonly GameEvent[] => {
    const seat = controllerOf(game, object);
    if (seat === null || contesterOf(game, object) !== null || unitsOfAt(game, seat, object).length > 0) return [];
    return [{ kind: 'controlLost', cites: [when, rift('182.4.c')], object }];
  });
