/** The third phase, and the end of a round. */
import type { RuleRow } from '../../../kernel/index.js';

export const recovery = [
  ['recovery', 'info', 'Recovery phase'],
  ['recovery.0', 'enforce', 'Three steps, everyone together'],
  ['recovery.1', 'enforce', 'Units lose wounds by their recover value'],
  ['recovery.2', 'enforce', 'One exhaustion token off each card'],
  ['recovery.3', 'enforce', 'Exhaust any number of active dice'],
  ['endround', 'info', 'End of the round'],
  ['endround.1', 'enforce', 'Own effects in own order, first player first'],
  ['endround.2', 'enforce', 'The first player token is passed on'],
] as const satisfies readonly RuleRow[];
