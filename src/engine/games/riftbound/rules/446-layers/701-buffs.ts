import type { Citation, StaticAbility } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

/** 703: each buff, on whatever unit, as long as the unit is there (705). */
export const buffs: StaticAbility = {
  kind: 'static',
  name: 'buff',
  affects: { is: ['unit'], marks: { buff: true } },
  changes: [{ change: 'number', name: 'might', add: 1 }],
};

export const BUFFS: readonly Citation[] = [rift('703'), rift('705')];

/** 702.3: a unit has one at most. */
export const ONE_EACH = rift('702.3');

/** 702.2.b: what spends a buff takes it away; one spends those of one's own units (702.2.b.2). */
export const SPENT = rift('702.2.b');
export const OF_OWN_UNITS = rift('702.2.b.2');
