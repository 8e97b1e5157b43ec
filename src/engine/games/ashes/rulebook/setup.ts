/** Setting up a game. */
import type { RuleRow } from '../../../kernel/index.js';

export const setup = [
  ['setup', 'info', 'Setup'],
  ['setup.1', 'enforce', 'A suggested, constructed or drafted deck'],
  ['setup.2', 'enforce', 'The Phoenixborn lies face up'],
  ['setup.3', 'enforce', 'The conjuration pile lies face down'],
  ['setup.4', 'info', 'Reference cards lie at hand'],
  ['setup.5', 'enforce', 'All ten dice start exhausted'],
  ['setup.6', 'enforce', 'Five different cards in hand, the rest shuffled'],
  ['setup.7', 'info', 'Tokens lie at hand'],
  ['setup.8', 'info', 'Zones may lie anywhere, told apart'],
] as const satisfies readonly RuleRow[];
