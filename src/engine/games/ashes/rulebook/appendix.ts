/** The pages behind the rules: credits and the summary on the back. */
import type { RuleRow } from '../../../kernel/index.js';

export const appendix = [
  ['credits', 'info', 'Credits'],
  ['summary', 'info', 'Summary'],
  ['summary.prepare', 'info', 'Prepare phase'],
  ['summary.turns', 'info', 'Player turns phase'],
  ['summary.main', 'info', 'Main actions'],
  ['summary.side', 'info', 'Side actions'],
  ['summary.recovery', 'info', 'Recovery phase'],
  ['summary.endround', 'info', 'End of the round'],
  ['summary.attack', 'info', 'Attacks'],
  ['summary.attack.phoenixborn', 'info', 'Attacking a Phoenixborn'],
  ['summary.attack.unit', 'info', 'Attacking a unit'],
] as const satisfies readonly RuleRow[];
