import type { RuleRow } from '../../../kernel/index.js';

export const cards = [
  ['5', 'info', 'Cards'],
  ['5.1', 'info', 'Conditions'],
  ['5.1.1', 'enforce', 'Ready'],
  ['5.1.2', 'enforce', 'Exerted'],
  ['5.1.3', 'enforce', 'Damaged'],
  ['5.1.4', 'enforce', 'Undamaged'],
] as const satisfies readonly RuleRow[];
