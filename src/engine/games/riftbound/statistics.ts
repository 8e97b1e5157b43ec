import type { GameStatistics, StatisticDeclaration } from '../../statistics/index.js';
import type { Words } from '../../layouts/index.js';
import { DUEL } from './rules/454-modes/458-duel.js';
import { MAGMA_CHAMBER } from './rules/454-modes/462-magma-chamber.js';

const scored = (by: 'conquer' | 'hold', title: Words): StatisticDeclaration => ({
  id: `points-by-${by}`,
  title,
  unit: { en: 'points', zh: '点' },
  count: [{ kind: 'pointsGained', where: { by }, amount: 'amount' }],
  per: ['turn'],
});

const played = (type: 'unit' | 'gear' | 'spell', title: Words): StatisticDeclaration => ({
  id: `${type}s-played`,
  title,
  unit: { en: 'cards', zh: '张' },
  count: [{ kind: 'played', where: { type } }],
  per: ['card'],
});

/** What is counted and pointed out of a game of Riftbound, as data over its log. */
export const statistics: GameStatistics = {
  turn: { of: { kind: 'turnBegan' } },
  // In teams the points of teammates count together (462).
  score: {
    statistic: 'points',
    leads: 'most',
    goal: DUEL.victory,
    goalIn: { 'magma-chamber': MAGMA_CHAMBER.victory },
  },
  counts: [
    {
      id: 'points',
      title: { en: 'Points', zh: '胜点' },
      unit: { en: 'points', zh: '点' },
      count: [{ kind: 'pointsGained', amount: 'amount' }],
      // Others' turns give points as well.
      per: ['round'],
    },
    scored('conquer', { en: 'Points by conquering', zh: '征服获得的胜点' }),
    scored('hold', { en: 'Points by holding', zh: '据守获得的胜点' }),
    {
      id: 'conquered',
      title: { en: 'Battlefields conquered', zh: '征服的战场' },
      unit: { en: 'battlefields', zh: '次' },
      count: [{ kind: 'scored', where: { by: 'conquer' } }],
      per: ['card'],
    },
    {
      id: 'held',
      title: { en: 'Battlefields held', zh: '据守的战场' },
      unit: { en: 'battlefields', zh: '次' },
      count: [{ kind: 'scored', where: { by: 'hold' } }],
      per: ['card'],
    },
    {
      id: 'channelled',
      title: { en: 'Runes channelled', zh: '召出的符文' },
      unit: { en: 'runes', zh: '个' },
      count: [{ kind: 'channelled' }],
      per: ['turn', 'card'],
    },
    {
      id: 'drawn',
      title: { en: 'Cards drawn', zh: '抽牌' },
      unit: { en: 'cards', zh: '张' },
      count: [{ kind: 'drawn' }],
      per: ['card'],
    },
    played('unit', { en: 'Units played', zh: '打出的单位' }),
    played('gear', { en: 'Gear played', zh: '打出的装备' }),
    played('spell', { en: 'Spells played', zh: '打出的法术' }),
    {
      id: 'activated',
      title: { en: 'Abilities activated', zh: '启动的技能' },
      unit: { en: 'abilities', zh: '次' },
      count: [{ kind: 'abilityUsed' }],
      per: ['card'],
    },
    // One that opens a combat is won with it.
    {
      id: 'showdowns-won',
      title: { en: 'Showdowns won', zh: '赢得的对决' },
      unit: { en: 'showdowns', zh: '次' },
      count: [{ kind: 'showdownClosed' }, { kind: 'combatEnded' }],
      seat: 'winner',
      per: ['turn', 'card'],
    },
    {
      id: 'hidden',
      title: { en: 'Cards hidden', zh: '待命的牌' },
      unit: { en: 'cards', zh: '张' },
      count: [{ kind: 'hidden' }],
      per: ['turn'],
    },
    {
      id: 'moves',
      title: { en: 'Moves of units', zh: '单位的移动' },
      unit: { en: 'moves', zh: '次' },
      count: [{ kind: 'moved' }],
      per: ['card'],
    },
    {
      id: 'killed',
      title: { en: 'Own permanents killed', zh: '被摧毁的己方永久物' },
      unit: { en: 'permanents', zh: '个' },
      count: [{ kind: 'killed' }],
      per: ['card'],
    },
    {
      id: 'burned-out',
      title: { en: 'Burned out', zh: '燃尽' },
      unit: { en: 'times', zh: '次' },
      count: [{ kind: 'burnedOut' }],
    },
  ],
  zones: [
    { zone: 'hand', title: { en: 'Cards in hand', zh: '手牌数' } },
    { zone: 'runes', title: { en: 'Runes', zh: '符文数' } },
  ],
  moments: [
    {
      id: 'conquered',
      title: { en: 'A battlefield is conquered', zh: '战场被征服' },
      of: { kind: 'scored', where: { by: 'conquer' } },
      said: { en: '{seat} conquers {card}', zh: '{seat} 征服 {card}' },
      // The score has the points, which a last conquest may lack.
      weight: 4,
    },
    {
      id: 'held',
      title: { en: 'A battlefield is held', zh: '战场被据守' },
      of: { kind: 'scored', where: { by: 'hold' } },
      said: { en: '{seat} holds {card}', zh: '{seat} 据守 {card}' },
      weight: 0,
    },
    {
      id: 'combat',
      title: { en: 'A combat begins', zh: '战斗开始' },
      of: { kind: 'combatBegan' },
      said: { en: '{attacker} attacks {defender} at {card}', zh: '{attacker} 在 {card} 进攻 {defender}' },
      weight: 2,
    },
    {
      id: 'killed',
      title: { en: 'A permanent is killed', zh: '永久物被摧毁' },
      of: { kind: 'killed' },
      said: { en: '{card} is killed', zh: '{card} 被摧毁' },
      done: { en: '{by} kills {card}[ with {with}]', zh: '{by} [以 {with} ]摧毁 {card}' },
      by: 'cause',
      with: 'source',
      weight: 2,
      times: 'energy',
      leaves: true,
    },
    {
      id: 'countered',
      title: { en: 'A spell or ability is countered', zh: '法术或技能被无效化' },
      of: { kind: 'countered' },
      said: { en: '{card} is countered', zh: '{card} 被无效化' },
      done: { en: '{by} counters {card}[ with {with}]', zh: '{by} [以 {with} ]无效化 {card}' },
      by: 'cause',
      weight: 8,
    },
    {
      id: 'burned-out',
      title: { en: 'A player burns out', zh: '牌手燃尽' },
      of: { kind: 'burnedOut' },
      said: { en: '{seat} burns out', zh: '{seat} 燃尽' },
      weight: 15,
    },
    {
      id: 'left',
      title: { en: 'A player leaves the game', zh: '牌手离开对局' },
      of: { kind: 'playerRemoved' },
      said: { en: '{seat} leaves the game', zh: '{seat} 离开对局' },
      weight: 50,
    },
  ],
};
