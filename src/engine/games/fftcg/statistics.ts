import type { GameStatistics, StatisticDeclaration } from '../../statistics/index.js';
import { DAMAGE_TO_LOSE, DAMAGE_TO_LOSE_IN } from './rules/03-ending-the-game/3.1-losing.js';

const cast = (id: string, title: string, type: string): StatisticDeclaration => ({
  id,
  title,
  unit: 'cards',
  count: [{ kind: 'entered', where: { cast: true, type } }],
  per: ['card'],
});

/** What is counted and pointed out of an FF-TCG game, as data over its log. */
export const statistics: GameStatistics = {
  turn: { of: { kind: 'phaseBegan', where: { phase: 'active' } } },
  score: { statistic: 'damage', leads: 'fewest', goal: DAMAGE_TO_LOSE, goalIn: DAMAGE_TO_LOSE_IN },
  counts: [
    // Most of it is taken in the turns of the other, and Backups give CP once from one's own active phase to the next.
    { id: 'damage', title: 'Damage taken', unit: 'points', count: [{ kind: 'playerDamaged' }], per: ['round'] },
    { id: 'cp', title: 'CP spent', unit: 'CP', count: [{ kind: 'cpPaid', amount: 'cp' }], per: ['round'] },
    {
      id: 'discarded-for-cp',
      title: 'Cards discarded for CP',
      unit: 'cards',
      count: [{ kind: 'discarded', where: { for: 'cp' } }],
      per: ['card'],
    },
    { id: 'drawn', title: 'Cards drawn', unit: 'cards', count: [{ kind: 'drawn' }], per: ['card'] },
    cast('forwards', 'Forwards cast', 'forward'),
    cast('backups', 'Backups cast', 'backup'),
    cast('monsters', 'Monsters cast', 'monster'),
    { id: 'summons', title: 'Summons cast', unit: 'cards', count: [{ kind: 'summonCast' }], per: ['card'] },
    { id: 'abilities', title: 'Abilities used', unit: 'abilities', count: [{ kind: 'abilityUsed' }], per: ['card'] },
    { id: 'ex-bursts', title: 'EX Bursts used', unit: 'bursts', count: [{ kind: 'exBurstUsed' }], per: ['card'] },
    { id: 'attacks', title: 'Forwards that attacked', unit: 'attacks', count: [{ kind: 'attacked' }], per: ['card'] },
    {
      id: 'party-attacks',
      title: 'Forwards that attacked in a Party',
      unit: 'attacks',
      count: [{ kind: 'attacked', where: { party: true } }],
    },
    { id: 'blocks', title: 'Blocks', unit: 'blocks', count: [{ kind: 'blocked' }], per: ['card'] },
    { id: 'broken', title: 'Own cards broken', unit: 'cards', count: [{ kind: 'broken' }], per: ['card'] },
  ],
  moments: [
    { id: 'ex-burst', title: 'An EX Burst is used', of: { kind: 'exBurstUsed' } },
    { id: 'special', title: 'A special ability is used', of: { kind: 'abilityUsed', where: { special: true } } },
    // Backups and Monsters come and go; who is left to attack and to block turns a game.
    { id: 'break', title: 'A Forward is broken', of: { kind: 'broken', where: { type: 'forward' } } },
    { id: 'damage', title: 'A player takes damage', of: { kind: 'playerDamaged' } },
  ],
};
