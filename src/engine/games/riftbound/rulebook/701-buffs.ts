/** Buffs, Mighty, bonus damage: assumed. */
import type { RuleRow } from '../../../kernel/index.js';

export const buffs = [
  ['701', 'info', 'Buffs'],
  ['702.2.b', 'enforce', 'Spending takes a buff away'],
  ['702.2.b.2', 'enforce', "Only from one's own units"],
  ['702.3', 'enforce', 'One buff on a unit'],
  ['703', 'enforce', 'A buff gives 1 might'],
  ['705', 'enforce', 'Lost with the unit'],
  ['706', 'info', 'Mighty'],
  ['708', 'enforce', 'Might of 5 or more'],
  ['709', 'enforce', 'Becoming Mighty: from below 5'],
  ['711', 'enforce', 'Off the board the printed might'],
  ['712', 'info', 'Bonus damage'],
  ['714', 'enforce', 'All of it summed, applied once'],
  ['714.2', 'enforce', 'Never below 0'],
  ['715.1', 'enforce', 'To each target'],
  ['715.3', 'enforce', 'Split damage: to the sum'],
] as const satisfies readonly RuleRow[];
