import type { RuleRow } from '../../../kernel/index.js';

export const playingTheGame = [
  ['3', 'info', 'Playing the game'],
  ['3.1', 'info', 'Starting the game'],
  ['3.1.1', 'define', 'Steps that every player follows'],
  ['3.1.2', 'enforce', 'A chosen or losing player picks who starts'],
  ['3.1.3', 'enforce', 'Decks are shuffled and cut'],
  ['3.1.4', 'enforce', 'Everyone starts with zero lore'],
  ['3.1.5', 'enforce', 'Everyone draws seven cards'],
  ['3.1.6', 'enforce', 'Each player may alter their hand once'],
  ['3.1.6.1', 'enforce', 'Put cards under the deck unseen'],
  ['3.1.6.2', 'enforce', 'Draw back up to seven'],
  ['3.1.6.3', 'enforce', 'The others alter in turn order'],
  ['3.1.6.4', 'enforce', 'A player who altered the hand shuffles'],
  ['3.1.6.5', 'info', 'Opponents cut the shuffled decks'],
  ['3.1.7', 'enforce', 'The starting player begins'],
  ['3.1.8', 'info', 'Events may adjust how games start'],
  ['3.2', 'info', 'End of the game'],
  ['3.2.1', 'define', 'Three ways a game ends'],
  ['3.2.1.1', 'enforce', 'Reaching twenty lore wins'],
  ['3.2.1.2', 'enforce', 'A decked player loses and leaves'],
  ['3.2.1.3', 'enforce', 'The last player remaining wins'],
] as const satisfies readonly RuleRow[];
