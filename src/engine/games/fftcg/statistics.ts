import type { GameStatistics, StatisticDeclaration } from '../../statistics/index.js';
import type { Words } from '../../layouts/index.js';
import { DAMAGE_TO_LOSE, DAMAGE_TO_LOSE_IN } from './rules/03-ending-the-game/3.1-losing.js';

const cast = (id: string, title: Words, type: string): StatisticDeclaration => ({
  id,
  title,
  unit: { en: 'cards', zh: '张' },
  count: [{ kind: 'entered', where: { cast: true, type } }],
  per: ['card'],
});

/** What is counted and pointed out of an FF-TCG game, as data over its log. */
export const statistics: GameStatistics = {
  turn: { of: { kind: 'phaseBegan', where: { phase: 'active' } } },
  score: { statistic: 'damage', leads: 'fewest', goal: DAMAGE_TO_LOSE, goalIn: DAMAGE_TO_LOSE_IN },
  counts: [
    // Most of it is taken in the turns of the other, and Backups give CP once from one's own active phase to the next.
    {
      id: 'damage',
      title: { en: 'Damage taken', zh: '受到的伤害' },
      unit: { en: 'points', zh: '点' },
      count: [{ kind: 'playerDamaged' }],
      per: ['round'],
    },
    {
      id: 'cp',
      title: { en: 'CP spent', zh: '支付的 CP' },
      unit: { en: 'CP', zh: 'CP' },
      count: [{ kind: 'cpPaid', amount: 'cp' }],
      per: ['round'],
    },
    {
      id: 'discarded-for-cp',
      title: { en: 'Cards discarded for CP', zh: '为 CP 舍弃的牌' },
      unit: { en: 'cards', zh: '张' },
      count: [{ kind: 'discarded', where: { for: 'cp' } }],
      per: ['card'],
    },
    {
      id: 'drawn',
      title: { en: 'Cards drawn', zh: '抽牌' },
      unit: { en: 'cards', zh: '张' },
      count: [{ kind: 'drawn' }],
      per: ['card'],
    },
    cast('forwards', { en: 'Forwards cast', zh: '施放的前锋' }, 'forward'),
    cast('backups', { en: 'Backups cast', zh: '施放的后援' }, 'backup'),
    cast('monsters', { en: 'Monsters cast', zh: '施放的怪物' }, 'monster'),
    {
      id: 'summons',
      title: { en: 'Summons cast', zh: '施放的召唤兽' },
      unit: { en: 'cards', zh: '张' },
      count: [{ kind: 'summonCast' }],
      per: ['card'],
    },
    {
      id: 'abilities',
      title: { en: 'Abilities used', zh: '使用的能力' },
      unit: { en: 'abilities', zh: '次' },
      count: [{ kind: 'abilityUsed' }],
      per: ['card'],
    },
    {
      id: 'ex-bursts',
      title: { en: 'EX Bursts used', zh: '使用的 EX 爆发' },
      unit: { en: 'bursts', zh: '次' },
      count: [{ kind: 'exBurstUsed' }],
      per: ['card'],
    },
    {
      id: 'attacks',
      title: { en: 'Forwards that attacked', zh: '攻击的前锋' },
      unit: { en: 'attacks', zh: '次' },
      count: [{ kind: 'attacked' }],
      per: ['card'],
    },
    {
      id: 'party-attacks',
      title: { en: 'Forwards that attacked in a Party', zh: '组队攻击的前锋' },
      unit: { en: 'attacks', zh: '次' },
      count: [{ kind: 'attacked', where: { party: true } }],
    },
    {
      id: 'blocks',
      title: { en: 'Blocks', zh: '阻挡' },
      unit: { en: 'blocks', zh: '次' },
      count: [{ kind: 'blocked' }],
      per: ['card'],
    },
    {
      id: 'broken',
      title: { en: 'Own cards broken', zh: '被破坏的己方卡牌' },
      unit: { en: 'cards', zh: '张' },
      count: [{ kind: 'broken' }],
      per: ['card'],
    },
  ],
  zones: [
    { zone: 'hand', title: { en: 'Cards in hand', zh: '手牌数' } },
    { zone: 'field', title: { en: 'Cards on the field', zh: '场上的牌数' } },
  ],
  moments: [
    {
      id: 'ex-burst',
      title: { en: 'An EX Burst is used', zh: '使用 EX 爆发' },
      of: { kind: 'exBurstUsed' },
      said: { en: '{seat} uses the EX Burst of {card}', zh: '{seat} 使用 {card} 的 EX 爆发' },
      weight: 4,
    },
    {
      id: 'special',
      title: { en: 'A special ability is used', zh: '使用特殊能力' },
      of: { kind: 'abilityUsed', where: { special: true } },
      said: { en: '{seat} uses a special ability of {card}', zh: '{seat} 使用 {card} 的特殊能力' },
      weight: 6,
    },
    // Backups and Monsters come and go; who is left to attack and to block turns a game.
    {
      id: 'break',
      title: { en: 'A Forward is broken', zh: '前锋被破坏' },
      of: { kind: 'broken', where: { type: 'forward' } },
      said: { en: '{card} is broken', zh: '{card} 被破坏' },
      done: { en: '{by} breaks {card}[ with {with}]', zh: '{by} [以 {with} ]破坏 {card}' },
      by: 'cause',
      with: 'by',
      weight: 2,
      times: 'cost',
      leaves: true,
    },
    {
      id: 'damage',
      title: { en: 'A player takes damage', zh: '牌手受到伤害' },
      of: { kind: 'playerDamaged' },
      said: { en: '{seat} takes {amount} damage', zh: '{seat} 受到 {amount} 点伤害' },
      done: {
        en: '{by} deals {amount} damage to {seat}[ with {with}]',
        zh: '{by} [以 {with} ]对 {seat} 造成 {amount} 点伤害',
      },
      with: 'source',
      // The score has it.
      weight: 0,
    },
  ],
};
