import { triggersToPlace } from '../events/windows.js';
import { call, done, go, occur, type Call } from '../game/instruction.js';
import { procedure } from '../game/procedure.js';
import { invariant } from '../ground/invariant.js';
import { LIMITS } from '../ground/limits.js';
import { equalJson, isList, type Json } from '../json/index.js';
import type { GameEvent } from '../state/event.js';

/**
 * `place: false` leaves met triggers unplaced, as between two damage steps. `passes` counts against the bound. `tried`
 * is what a group has just caused.
 */
type Settle = { readonly place: boolean; readonly passes: number; readonly tried?: readonly GameEvent[] | Call | null };

/**
 * Checks and triggers to a fixed point: the first group of checks that finds something does it, and the list starts
 * again; when no group finds anything, met triggers are placed where they wait, and the checks run once more. Nothing
 * is resolved here: stack, chain and bag are procedures that call this one.
 */
export const settle = procedure<Settle>('settle', {
  check: (game, { place, passes, tried = null }, result) => {
    invariant(passes < LIMITS.checksPerSettling, 'checks come to an end');
    for (const group of game.rules.game.checks) {
      const found = group.look(game, passes);
      if (found === null) continue;
      const due = 'call' in found ? found.call : found.events;
      // It was replaced, and would be replaced again: it has been done, without any result.
      if (tried !== null && cameToNothing(result) && equalJson(due, tried)) continue;
      const counted = { place, passes: passes + 1, tried: due };
      return 'call' in found ? call(found.call, 'check', counted) : occur(found.events, 'check', counted);
    }
    return place && triggersToPlace(game).length > 0 ? go('place') : done();
  },
  place: (game) => {
    const placing = game.rules.game.place(game, triggersToPlace(game));
    return 'procedure' in placing ? call(placing, 'check', { tried: null }) : occur(placing, 'check', { tried: null });
  },
});

/** Tests all conditions and places what has triggered, until nothing more happens. */
export const settleAll: Call = settle.with({ place: true, passes: 0 });

const cameToNothing = (result: Json): boolean => isList(result) && result.length === 0;
