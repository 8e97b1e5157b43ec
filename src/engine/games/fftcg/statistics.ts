import type { GameStatistics } from '../../kernel/index.js';

/** What is counted and pointed out of an FF-TCG game, as data over its log. */
export const statistics: GameStatistics = {
  turn: { of: { kind: 'phaseBegan', where: { phase: 'active' } }, seat: 'seat' },
  counts: [
    {
      id: 'damage',
      title: 'Damage taken',
      unit: 'points',
      per: ['game', 'turn'],
      count: [{ kind: 'playerDamaged' }],
      seat: 'seat',
    },
    {
      id: 'ex-bursts',
      title: 'EX Bursts used',
      unit: 'bursts',
      per: ['game'],
      count: [{ kind: 'exBurstUsed' }],
      seat: 'seat',
    },
    {
      id: 'drawn',
      title: 'Cards drawn',
      unit: 'cards',
      per: ['game', 'card'],
      count: [{ kind: 'drawn' }],
      seat: 'seat',
      card: 'card',
    },
  ],
  moments: [],
};
