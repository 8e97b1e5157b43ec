/** Scoring: assumed. */
import type { RuleRow } from '../../../kernel/index.js';

export const scoring = [
  ['441', 'info', 'Scoring'],
  ['442.1', 'enforce', 'Conquer: control of what is not scored yet'],
  ['442.1.a', 'enforce', 'Not what a teammate held'],
  ['442.2', 'enforce', 'Hold: control in the beginning phase'],
  ['443', 'enforce', 'Each battlefield once in a turn'],
  ['444.1', 'enforce', 'A point'],
  ['444.1.a.1', 'enforce', 'Other points have no limits'],
  ['444.1.b.1', 'enforce', 'The final point by holding'],
  ['444.1.b.2', 'enforce', 'By conquest only with every battlefield, else a card'],
  ['444.2', 'enforce', 'Then conquer and hold effects'],
  ['445', 'enforce', 'Whoever has the victory score wins'],
] as const satisfies readonly RuleRow[];
