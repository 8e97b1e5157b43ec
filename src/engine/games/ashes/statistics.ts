import type { CountedEntry, GameStatistics, StatisticDeclaration } from '../../statistics/index.js';
import type { Words } from '../../layouts/index.js';
import { LEVELS, type Level } from './printed.js';
import type { DamageBy } from './events/parts.js';

/** The name of the ability of every die, and of no other. */
const POWER: CountedEntry = { kind: 'abilityUsed', where: { ability: 'power' } };

const IN_CHINESE: { readonly [level in Level]: string } = { basic: '基础', class: '特征', power: '强力' };

/** On magic costs and dice powers, by type where they are counted by card; what recovery exhausts was not spent. */
const spent = (level: Level): StatisticDeclaration => ({
  id: `${level}-dice`,
  title: { en: `Dice spent that showed ${level}`, zh: `消费的${IN_CHINESE[level]}面骰子` },
  unit: { en: 'dice', zh: '个骰子' },
  count: [
    { kind: 'magicPaid', each: { of: 'cards', where: { levels: level } } },
    ...(level === 'power' ? [POWER] : []),
  ],
  per: ['turn', 'card'],
});

/** For the player whose attack, counter or effect it is. */
const dealt = (by: DamageBy, title: Words): StatisticDeclaration => ({
  id: `wounds-by-${by}`,
  title,
  unit: { en: 'wounds', zh: '个标记' },
  count: [{ kind: 'woundsPlaced', where: { by }, amount: 'count' }],
  seat: 'cause',
  per: ['turn'],
});

/** What is counted and pointed out of a game of Ashes, as data over its log. */
export const statistics: GameStatistics = {
  turn: { of: { kind: 'turnBegan' } },
  // How much each Phoenixborn can bear differs.
  score: { statistic: 'wounds', leads: 'fewest' },
  counts: [
    {
      id: 'wounds',
      title: { en: 'Wounds on the own Phoenixborn', zh: '自己凤族后裔的伤害标记' },
      unit: { en: 'wounds', zh: '个标记' },
      count: [
        { kind: 'woundsPlaced', where: { type: 'phoenixborn' }, amount: 'count' },
        { kind: 'woundsRemoved', where: { type: 'phoenixborn' }, amount: 'count', sign: -1 },
      ],
      per: ['round'],
    },
    dealt('attack', { en: 'Wounds placed by own attacks', zh: '己方攻击放置的伤害标记' }),
    dealt('counter', { en: 'Wounds placed by own counters', zh: '己方反击放置的伤害标记' }),
    dealt('effect', { en: 'Wounds placed by own effects', zh: '己方效果放置的伤害标记' }),
    {
      id: 'rounds',
      title: { en: 'Rounds played', zh: '进行的轮次' },
      unit: { en: 'rounds', zh: '轮' },
      count: [{ kind: 'roundBegan' }],
      seat: 'seats',
    },
    ...LEVELS.map(spent),
    {
      id: 'basics-rolled',
      title: { en: 'Basics rolled', zh: '掷出的基础面' },
      unit: { en: 'dice', zh: '个骰子' },
      count: [{ kind: 'diceRolled', each: { of: 'cards', where: { levels: 'basic' } } }],
      per: ['card'],
    },
    {
      id: 'meditations',
      title: { en: 'Meditations', zh: '调度' },
      unit: { en: 'times', zh: '次' },
      count: [{ kind: 'meditated' }],
      per: ['turn'],
    },
    {
      id: 'reactions',
      title: { en: 'Reactions', zh: '反应' },
      unit: { en: 'reactions', zh: '次' },
      count: [{ kind: 'reactionTaken' }],
      per: ['round'],
    },
    {
      id: 'drawn',
      title: { en: 'Cards drawn', zh: '抽牌' },
      unit: { en: 'cards', zh: '张' },
      count: [{ kind: 'drawn' }],
      per: ['card'],
    },
    {
      id: 'played',
      title: { en: 'Cards played', zh: '打出的牌' },
      unit: { en: 'cards', zh: '张' },
      count: [
        { kind: 'entered', where: { played: true } },
        { kind: 'spellPlayed' },
        { kind: 'attached', where: { type: 'alteration' } },
      ],
      per: ['card'],
    },
    {
      id: 'activated',
      title: { en: 'Effects activated', zh: '使用的能力' },
      unit: { en: 'effects', zh: '次' },
      count: [{ kind: 'abilityUsed' }],
      per: ['card'],
    },
    {
      id: 'attacks',
      title: { en: 'Attacks', zh: '攻击' },
      unit: { en: 'attacks', zh: '次' },
      count: [{ kind: 'attackersDeclared' }],
      per: ['turn'],
    },
    {
      id: 'guards',
      title: { en: 'Guards', zh: '守护' },
      unit: { en: 'guards', zh: '次' },
      count: [{ kind: 'guardDeclared' }],
    },
    {
      id: 'destroyed',
      title: { en: 'Own units destroyed', zh: '被摧毁的己方单位' },
      unit: { en: 'units', zh: '个单位' },
      count: [{ kind: 'destroyed' }],
      per: ['card'],
    },
  ],
  zones: [
    { zone: 'hand', title: { en: 'Cards in hand', zh: '手牌数' } },
    { zone: 'battlefield', title: { en: 'Units on the battlefield', zh: '战场上的单位数' } },
  ],
  moments: [
    {
      id: 'wounded',
      title: { en: 'A Phoenixborn is wounded', zh: '凤族后裔受到伤害' },
      of: { kind: 'woundsPlaced', where: { type: 'phoenixborn' } },
      said: { en: '{card} is wounded for {amount}', zh: '{card} 受到 {amount} 点伤害' },
      done: {
        en: '{by} wounds {card} for {amount}[ with {with}]',
        zh: '{by} [以 {with} ]对 {card} 造成 {amount} 点伤害',
      },
      by: 'cause',
      with: 'source',
      amount: 'count',
      // The score has it.
      weight: 0,
    },
    {
      id: 'reaction',
      title: { en: 'A player reacts', zh: '牌手作出反应' },
      of: { kind: 'reactionTaken' },
      said: { en: '{seat} reacts', zh: '{seat} 作出反应' },
      weight: 2,
    },
    {
      id: 'guard',
      title: { en: 'An attack is guarded against', zh: '攻击被守护' },
      of: { kind: 'guardDeclared' },
      said: { en: '{object} guards {target}', zh: '{object} 守护 {target}' },
      weight: 2,
    },
    {
      id: 'destroyed',
      title: { en: 'A unit is destroyed', zh: '单位被摧毁' },
      of: { kind: 'destroyed' },
      said: { en: '{card} is destroyed', zh: '{card} 被摧毁' },
      done: { en: '{by} destroys {card}[ with {with}]', zh: '{by} [以 {with} ]摧毁 {card}' },
      by: 'cause',
      with: 'source',
      weight: 8,
      leaves: true,
    },
    {
      id: 'lost',
      title: { en: 'A player has lost', zh: '牌手落败' },
      of: { kind: 'lost' },
      said: { en: '{seat} has lost', zh: '{seat} 落败' },
      weight: 50,
    },
  ],
};
