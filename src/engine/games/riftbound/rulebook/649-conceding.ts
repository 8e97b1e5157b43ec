/** Conceding: assumed. */
import type { RuleRow } from '../../../kernel/index.js';

export const conceding = [
  ['649', 'info', 'Conceding'],
  ['650', 'enforce', 'At any time'],
  ['651.1', 'enforce', 'The last player wins'],
  ['651.4', 'enforce', 'Teammates leave too'],
  ['652', 'info', 'Removal of a player'],
  ['652.1', 'enforce', 'Permanents and runes are banished'],
  ['652.2.a', 'enforce', 'A blank battlefield takes the place of theirs'],
  ['652.2.b', 'enforce', 'What is there stays'],
  ['652.3', 'enforce', 'Their cards leave the game'],
  ['652.4', 'enforce', 'Their items are countered'],
  ['652.5.a.1', 'enforce', 'The turn goes on to the next'],
  ['652.5.b', 'enforce', 'Focus goes on'],
  ['652.5.c', 'enforce', 'Priority goes on'],
] as const satisfies readonly RuleRow[];
