import type { GameStatistics } from '../../kernel/index.js';

/** What is counted and pointed out of a Lorcana game, as data over its log. */
export const statistics: GameStatistics = {
  turn: { of: { kind: 'turnBegan' }, seat: 'seat' },
  score: { statistic: 'lore', leads: 'most' },
  counts: [
    {
      id: 'lore',
      title: 'Lore',
      unit: 'lore',
      per: ['game', 'turn'],
      count: [
        { kind: 'loreGained', amount: 'amount' },
        { kind: 'loreLost', amount: 'amount', sign: -1 },
      ],
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
    {
      id: 'inked',
      title: 'Cards inked',
      unit: 'cards',
      per: ['game', 'card'],
      count: [{ kind: 'inked' }],
      seat: 'seat',
      card: 'card',
    },
    {
      id: 'played',
      title: 'Cards played',
      unit: 'cards',
      per: ['game', 'card'],
      count: [{ kind: 'played' }],
      seat: 'seat',
      card: 'card',
    },
    { id: 'quests', title: 'Quests', unit: 'quests', per: ['game'], count: [{ kind: 'quested' }], seat: 'seat' },
    {
      id: 'challenges',
      title: 'Challenges',
      unit: 'challenges',
      per: ['game'],
      count: [{ kind: 'challenged' }],
      seat: 'seat',
    },
    {
      id: 'banished',
      title: 'Own cards banished',
      unit: 'cards',
      per: ['game', 'card'],
      count: [{ kind: 'banished' }],
      seat: 'seat',
      card: 'card',
    },
  ],
  moments: [
    { id: 'banish', title: 'A card is banished', of: { kind: 'banished' }, seat: 'seat' },
    { id: 'shift', title: 'A character is shifted', of: { kind: 'played', where: { pay: 'shift' } }, seat: 'seat' },
    { id: 'song', title: 'A song is sung', of: { kind: 'sung' }, seat: 'seat' },
  ],
};
