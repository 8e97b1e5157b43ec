import type { Game, Seat } from '../../../../kernel/index.js';
import type { Readied } from '../../events/401-readiness.js';
import { rift } from '../../rulebook.js';
import { boardOfSeat, isExhausted, legendOf, runesOf } from '../../state.js';

/** 315.1.a, 402.3.a: units, gear, the legend and runes of the turn player; nobody else's. */
export const readying = (game: Game, seat: Seat): readonly Readied[] =>
  [...legendOf(game, seat), ...boardOfSeat(game, seat), ...runesOf(game, seat)]
    .filter((id) => isExhausted(game, id))
    .map((object) => ({
      kind: 'readied',
      cites: [rift('315.1.a'), rift('402.3.a')],
      object,
      cause: seat,
      byRule: true,
    }));
