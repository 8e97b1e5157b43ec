/** Winning and losing; three and four players. */
import type { RuleRow } from '../../../kernel/index.js';

export const winning = [
  ['win', 'info', 'Winning and losing'],
  ['win.1', 'enforce', 'Wounds up to the life value lose'],
  ['multi', 'info', 'Three and four players'],
  ['multi.1', 'define', 'From the active player, clockwise'],
  ['multi.2', 'enforce', 'What goes to an opponent goes clockwise'],
  ['multi.3', 'define', 'Who is the active player'],
  ['multi.4', 'enforce', 'A player without Phoenixborn leaves the game'],
  ['multi.5', 'enforce', "Their cards in others' areas stay"],
  ['multi.6', 'enforce', 'The last Phoenixborn in play wins'],
] as const satisfies readonly RuleRow[];
