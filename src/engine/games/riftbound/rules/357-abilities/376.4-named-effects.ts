import type { Citation } from '../../../../kernel/index.js';
import type { Scored } from '../../events/441-scoring.js';
import type { Side } from '../../events/438-combat.js';
import { rift } from '../../rulebook.js';

/**
 * What triggers as a battlefield is scored: units that are there, and texts about the player, whatever becomes of the
 * point.
 */
export const SCORING_EFFECTS: { readonly [B in Scored['by']]: readonly Citation[] } = {
  conquer: [rift('376.4.b.2'), rift('376.4.b.2.a'), rift('376.4.b.2.b'), rift('376.4.b.2.c')],
  hold: [rift('376.4.c.2'), rift('376.4.c.2.a'), rift('376.4.c.2.b'), rift('376.4.c.2.c')],
};

/** What a unit triggers as it takes a side: for the first time in a combat. */
export const SIDE_EFFECTS: { readonly [S in Side]: readonly Citation[] } = {
  attacking: [rift('376.4.d.2'), rift('376.4.d.2.a')],
  defending: [rift('376.4.e.2'), rift('376.4.e.2.a')],
};

/** What triggers as the permanent itself has been played: once it has entered, and by no other. */
export const PLAY_EFFECTS: readonly Citation[] = [rift('376.4.a.2'), rift('376.4.a.4')];
