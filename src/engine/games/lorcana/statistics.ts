import type { GameStatistics } from '../../statistics/index.js';

/** What is counted and pointed out of a Lorcana game, as data over its log. */
export const statistics: GameStatistics = {
  turn: { of: { kind: 'turnBegan' } },
  score: { statistic: 'lore', leads: 'most', goal: 20 },
  counts: [
    {
      id: 'lore',
      title: { en: 'Lore', zh: '传奇点' },
      unit: { en: 'lore', zh: '点' },
      count: [
        { kind: 'loreGained', amount: 'amount' },
        { kind: 'loreLost', amount: 'amount', sign: -1 },
      ],
      per: ['turn'],
    },
    {
      id: 'drawn',
      title: { en: 'Cards drawn', zh: '抽牌' },
      unit: { en: 'cards', zh: '张' },
      count: [{ kind: 'drawn' }],
      per: ['card'],
    },
    {
      id: 'inked',
      title: { en: 'Cards inked', zh: '放入墨水区的牌' },
      unit: { en: 'cards', zh: '张' },
      count: [{ kind: 'inked' }],
      per: ['card'],
    },
    {
      id: 'played',
      title: { en: 'Cards played', zh: '打出的牌' },
      unit: { en: 'cards', zh: '张' },
      count: [{ kind: 'played' }],
      per: ['card'],
    },
    {
      id: 'quests',
      title: { en: 'Quests', zh: '探险' },
      unit: { en: 'quests', zh: '次' },
      count: [{ kind: 'quested' }],
    },
    {
      id: 'challenges',
      title: { en: 'Challenges', zh: '挑战' },
      unit: { en: 'challenges', zh: '次' },
      count: [{ kind: 'challenged' }],
    },
    {
      id: 'banished',
      title: { en: 'Own cards banished', zh: '被放逐的己方卡牌' },
      unit: { en: 'cards', zh: '张' },
      count: [{ kind: 'banished' }],
      per: ['card'],
    },
  ],
  zones: [
    { zone: 'hand', title: { en: 'Cards in hand', zh: '手牌数' } },
    { zone: 'inkwell', title: { en: 'Ink', zh: '墨水' } },
  ],
  moments: [
    {
      id: 'banish',
      title: { en: 'A card is banished', zh: '卡牌被放逐' },
      of: { kind: 'banished' },
      said: { en: '{card} is banished', zh: '{card} 被放逐' },
      done: { en: '{by} banishes {card}[ with {with}]', zh: '{by} [以 {with} ]放逐 {card}' },
      by: 'cause',
      with: 'with',
      weight: 2,
      times: 'cost',
      leaves: true,
    },
    {
      id: 'shift',
      title: { en: 'A character is shifted', zh: '角色变身' },
      of: { kind: 'played', where: { pay: 'shift' } },
      said: { en: '{seat} shifts to {card}', zh: '{seat} 变身为 {card}' },
      weight: 6,
    },
    {
      id: 'song',
      title: { en: 'A song is sung', zh: '演唱歌曲' },
      of: { kind: 'sung' },
      said: { en: '{songCard} is sung by {card}', zh: '{card} 演唱 {songCard}' },
      weight: 3,
    },
  ],
  acts: [
    { of: { kind: 'played', where: { type: 'action' } } },
    { of: { kind: 'abilityUsed' } },
    { of: { kind: 'abilityTaken' }, with: 'source' },
  ],
};
