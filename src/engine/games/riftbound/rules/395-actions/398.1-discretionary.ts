import { rift } from '../../rulebook.js';

/** 398.1.a: what players do at their discretion they do in their own turn, while the state is neutral open. */
export const NEUTRAL_OPEN = rift('398.1.a');

/** 398.1.b: and as often as they like. */
export const AS_OFTEN_AS_LIKED = rift('398.1.b');

/**
 * Why they may not: its condition is not met (398.1.b.1), its cost cannot be paid (398.1.b.2), or something forbidden
 * would come of it (398.1.b.3).
 */
export const REFUSED_FOR = {
  condition: rift('398.1.b.1'),
  cost: rift('398.1.b.2'),
  outcome: rift('398.1.b.3'),
};
