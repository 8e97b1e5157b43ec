import type { Citation } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import type { Moment } from './307-states.js';

/**
 * Who acts: the turn player in a neutral open state (312.2.a), the player with focus in a showdown (312.2.b), and on a
 * chain only the player with priority (312.1.b).
 */
export const MAY_ACT: { readonly [M in Moment]: Citation } = {
  neutral: rift('312.2.a'),
  showdown: rift('312.2.b'),
  closed: rift('312.1.b'),
};

/** 313.3: priority may be passed without focus. */
export const FOCUS_STAYS = rift('313.3');
