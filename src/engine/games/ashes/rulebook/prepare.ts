/** The round, and its first phase. */
import type { RuleRow } from '../../../kernel/index.js';

export const prepare = [
  ['round', 'info', 'Rounds'],
  ['round.1', 'enforce', 'Prepare, player turns, recovery, round after round'],
  ['prepare', 'info', 'Prepare phase'],
  ['prepare.0', 'enforce', 'Everyone rolls, discards and draws together'],
  ['prepare.1', 'enforce', 'Exhausted dice are rolled and become active'],
  ['prepare.1.first', 'enforce', 'Most basics in round one chooses the first player'],
  ['prepare.1.tie', 'enforce', 'A tie for the most: all dice again'],
  ['prepare.2', 'enforce', 'Discard any number of cards'],
  ['prepare.3', 'enforce', 'Draw up to five cards'],
  ['prepare.3a', 'enforce', 'Fatigue: a wound for each card not drawn'],
] as const satisfies readonly RuleRow[];
