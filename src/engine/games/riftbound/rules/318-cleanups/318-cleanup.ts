import { settleAll, type Call, type CheckGroup } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { winning } from './322.1-victory.js';
import { lethalDamage, survivors } from './322-lethal-damage.js';
import { sides } from './322.5-sides.js';
import { contests, emptyBattlefields, vainContests } from './322.6-control.js';
import { strays } from './322.7-strays.js';

/**
 * 318: the checks of a cleanup, again and again until nothing changes any more (321), and then what has triggered goes
 * on the chain, pending (389.1). 319 says when it happens; nothing resolves meanwhile, and no player acts (320).
 */
export const cleanup = (): Call => settleAll;

export const checkRules = [rift('319'), rift('320'), rift('321')];

/** The steps of a cleanup, in their order (322); what is staged follows from the board (`322-staging.ts`). */
export const checks: readonly CheckGroup[] = [
  winning,
  lethalDamage,
  survivors,
  sides,
  vainContests,
  contests,
  emptyBattlefields,
  strays,
];
