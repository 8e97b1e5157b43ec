/** The main action pass; the side actions. */
import type { RuleRow } from '../../../kernel/index.js';

export const passAndSideActions = [
  ['turn.main.pass', 'info', 'Main action: pass'],
  ['turn.main.pass.1', 'enforce', 'Passing leaves the side action'],
  ['turn.main.pass.2', 'enforce', 'Passing binds nobody for later turns'],
  ['turn.main.pass.3', 'enforce', 'All passed in a row: recovery'],
  ['turn.side.cost', 'enforce', 'Play or activate by the side symbol'],
  ['turn.side.dicepower', 'enforce', 'Exhaust a die that shows power'],
  ['meditate', 'info', 'Meditate'],
  ['meditate.1', 'enforce', 'Discard from hand, draw pile and spellboard, singly'],
  ['meditate.2', 'enforce', 'For each, change one active die'],
] as const satisfies readonly RuleRow[];
