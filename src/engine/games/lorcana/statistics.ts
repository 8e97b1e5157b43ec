import type { GameStatistics } from '../../statistics/index.js';

/** What is counted and pointed out of a Lorcana game, as data over its log. */
export const statistics: GameStatistics = {
  turn: { of: { kind: 'turnBegan' } },
  score: { statistic: 'lore', leads: 'most', goal: 20 },
  counts: [
    {
      id: 'lore',
      title: 'Lore',
      unit: 'lore',
      count: [
        { kind: 'loreGained', amount: 'amount' },
        { kind: 'loreLost', amount: 'amount', sign: -1 },
      ],
      per: ['turn'],
    },
    { id: 'drawn', title: 'Cards drawn', unit: 'cards', count: [{ kind: 'drawn' }], per: ['card'] },
    { id: 'inked', title: 'Cards inked', unit: 'cards', count: [{ kind: 'inked' }], per: ['card'] },
    { id: 'played', title: 'Cards played', unit: 'cards', count: [{ kind: 'played' }], per: ['card'] },
    { id: 'quests', title: 'Quests', unit: 'quests', count: [{ kind: 'quested' }] },
    { id: 'challenges', title: 'Challenges', unit: 'challenges', count: [{ kind: 'challenged' }] },
    { id: 'banished', title: 'Own cards banished', unit: 'cards', count: [{ kind: 'banished' }], per: ['card'] },
  ],
  moments: [
    { id: 'banish', title: 'A card is banished', of: { kind: 'banished' } },
    { id: 'shift', title: 'A character is shifted', of: { kind: 'played', where: { pay: 'shift' } } },
    { id: 'song', title: 'A song is sung', of: { kind: 'sung' } },
  ],
};
