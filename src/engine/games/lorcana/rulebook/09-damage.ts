import type { RuleRow } from '../../../kernel/index.js';

export const damage = [
  ['9', 'info', 'Damage'],
  ['9.1', 'info', 'How damage is shown'],
  ['9.1.1', 'enforce', 'Damage is counters, on what takes damage'],
  ['9.2', 'info', 'Putting damage counters'],
  ['9.2.1', 'enforce', 'Put is not dealt'],
  ['9.3', 'info', 'Moving damage counters'],
  ['9.3.1', 'enforce', 'Moved is not dealt'],
  ['9.4', 'info', 'Leaving play'],
  ['9.4.1', 'enforce', 'Damage disappears from a leaving card'],
] as const satisfies readonly RuleRow[];
