/** The second phase: turns and their actions, as far as playing and activating cards. */
import type { RuleRow } from '../../../kernel/index.js';

export const turn = [
  ['turn', 'info', 'Player turns phase'],
  ['turn.1', 'enforce', 'Turns alternate, one or two actions in each'],
  ['turn.2', 'enforce', 'One main action, perhaps one side action'],
  ['turn.3', 'enforce', 'Consecutive passes of all end the phase'],
  ['turn.main', 'info', 'Main actions'],
  ['turn.main.list', 'enforce', 'Pay a main cost, attack or pass'],
  ['turn.side', 'info', 'Side actions'],
  ['turn.side.list', 'enforce', 'Pay a side cost, dice power or meditate'],
  ['turn.main.cost', 'info', 'Main action: pay a cost'],
  ['turn.main.cost.1', 'enforce', 'Play or activate by the main symbol'],
  ['turn.main.play', 'info', 'Playing a card'],
  ['turn.main.play.1', 'info', 'Most turns play or activate one card'],
  ['turn.main.play.2', 'enforce', 'Pay first, then put into the placement'],
] as const satisfies readonly RuleRow[];
