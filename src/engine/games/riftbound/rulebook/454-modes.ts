/** Modes of play: assumed. */
import type { RuleRow } from '../../../kernel/index.js';

export const modes = [
  ['454', 'info', 'Modes of play'],
  ['458', 'enforce', 'Duel: two players, 8 points, two battlefields'],
  ['458.5', 'enforce', 'One of three at random'],
  ['458.7', 'enforce', 'The second player channels one more'],
  ['459', 'enforce', 'Match: best of three'],
  ['459.5', 'enforce', 'Each chooses one that it has not used'],
  ['459.6', 'info', 'Two games win the match'],
  ['460', 'enforce', 'Skirmish: three players, three battlefields'],
  ['460.7', 'enforce', 'First: no card; last: one more rune'],
  ['461', 'enforce', 'War: four players, three battlefields'],
  ['461.4.b', 'enforce', 'None of the first player'],
  ['461.7', 'enforce', 'First: no card; last: one more rune'],
  ['462', 'enforce', 'Magma Chamber: two teams, 11 points'],
  ['462.5.b', 'enforce', 'Turns alternate between teams'],
  ['462.6.a', 'enforce', 'Teammates win and lose together'],
  ['462.7', 'enforce', 'First: no card; last: one more rune'],
  ['462.8.a', 'enforce', "Spells in a teammate's turn"],
  ['462.8.b', 'enforce', 'Nothing that the teammate held is scored'],
  ['462.8.c', 'enforce', 'Control is not shared'],
  ['462.8.d', 'enforce', "A teammate's objects are friendly"],
  ['462.8.e', 'enforce', 'Hands stay private'],
  ['462.8.f.1', 'enforce', 'The final point without what the teammate held'],
  ['462.8.g', 'enforce', 'Not the same legend'],
  ['462.8.h', 'enforce', 'Not the same battlefields'],
] as const satisfies readonly RuleRow[];
