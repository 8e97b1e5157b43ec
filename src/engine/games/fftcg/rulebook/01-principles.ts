import type { RuleRow } from '../../../kernel/index.js';

export const principles = [
  ['1', 'info', 'Number of players'],
  ['1.1', 'define', 'Two players only'],
  ['2', 'info', 'Basic principles'],
  ['2.1', 'enforce', 'Card text beats rules; anybody may concede'],
  ['2.2', 'enforce', '"Cannot" beats "can"'],
  ['2.3', 'enforce', 'What cannot be done is skipped'],
  ['3', 'info', 'Ending the game'],
  ['3.1', 'enforce', 'When a player loses, the opponent wins'],
  ['3.1.1', 'enforce', 'Seven damage lose, six in limited'],
  ['3.1.2', 'enforce', 'Having to draw from an empty deck loses'],
  ['3.1.3', 'enforce', 'Damage on an empty deck loses'],
  ['3.2', 'enforce', 'Winning and losing at once is losing'],
  ['3.3', 'enforce', 'All losing at once is a draw'],
  ['4', 'info', 'Numbers'],
  ['4.1', 'enforce', 'Whole numbers, never negative by choice'],
  ['4.2', 'enforce', 'Fractions are rounded up'],
  ['4.3', 'enforce', 'Negative values count as 0 where used'],
  ['4.4', 'enforce', 'What cannot be determined is 0'],
  ['4.5', 'enforce', "Undefined variables are the controller's choice"],
] as const satisfies readonly RuleRow[];
