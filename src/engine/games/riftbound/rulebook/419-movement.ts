/** Movement and recalls: assumed. */
import type { RuleRow } from '../../../kernel/index.js';

export const movement = [
  ['419', 'info', 'Movement'],
  ['420.1', 'define', 'What a move is'],
  ['420.3', 'enforce', 'Instantaneous, without the chain'],
  ['421.2.a', 'enforce', 'No third player comes to a combat'],
  ['421.2.b', 'enforce', 'Who cannot move there is recalled'],
  ['421.3', 'enforce', 'Only units move'],
  ['423.2', 'enforce', 'Not to units of two others by any means'],
  ['428', 'info', 'Recalls'],
  ['430.1', 'enforce', 'A recall is no move'],
  ['430.3', 'enforce', 'What stops moves does not stop it'],
  ['432', 'enforce', 'Nothing else of the permanent changes'],
] as const satisfies readonly RuleRow[];
