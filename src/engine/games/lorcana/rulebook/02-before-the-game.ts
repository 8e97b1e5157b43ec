import type { RuleRow } from '../../../kernel/index.js';

export const beforeTheGame = [
  ['2', 'info', 'Before the game'],
  ['2.1', 'info', 'Deck rules'],
  ['2.1.1', 'define', 'What a legal deck satisfies'],
  ['2.1.1.1', 'enforce', 'At least sixty cards'],
  ['2.1.1.2', 'enforce', 'At most two ink types'],
  ['2.1.1.3', 'enforce', 'At most four of one full name'],
  ['2.1.1.4', 'enforce', 'No banned cards'],
] as const satisfies readonly RuleRow[];
