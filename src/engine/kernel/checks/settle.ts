import { call, done, go, occur } from '../frames/instruction.js';
import { procedure } from '../frames/procedure.js';
import { invariant } from '../invariant.js';
import { LIMITS } from '../limits.js';

/** `place: false` leaves met triggers unplaced, as between two damage steps. `passes` counts against the bound. */
type Settle = { readonly place: boolean; readonly passes: number };

/**
 * Checks and triggers to a fixed point: the first group of checks that finds something to do does it, and the list
 * starts again; when none does, met triggers are placed where they wait, and the checks run once more. Nothing is
 * resolved here: stack, chain and bag are procedures that call this one.
 */
export const settle = procedure<Settle>('settle', {
  check: (game, { place, passes }) => {
    invariant(passes < LIMITS.checksPerSettling, 'checks come to an end');
    for (const group of game.rules.game.checks) {
      const found = group.look(game, passes);
      if (found === null) continue;
      const counted = { place, passes: passes + 1 };
      return 'call' in found ? call(found.call, 'check', counted) : occur(found.events, 'check', counted);
    }
    return place && game.state.triggered.length > 0 ? go('place') : done();
  },
  place: (game) => {
    const placing = game.rules.game.place(game, game.state.triggered);
    return 'procedure' in placing ? call(placing, 'check') : occur(placing, 'check');
  },
});
