import type { CostSymbol, Face, Layout } from '../../layouts/index.js';
import { asking, resourceWords } from './asking.js';
import { isMainDeckCard, isRiftboundCard, type RiftboundCard } from './printed.js';
import { sentences } from './sentences.js';

/** What a game of Riftbound looks like: battlefields between the players, with the units at them. */
export const layout: Layout = {
  name: { en: 'Riftbound', zh: '符文战场' },
  half: [
    [
      { zone: 'legend', as: 'cards' },
      { zone: 'champion', as: 'cards' },
      { zone: 'board', as: 'cards', share: 4 },
      { zone: 'runes', as: 'stock', apart: true },
    ],
    [
      { zone: 'hand', as: 'hand', share: 3 },
      { zone: 'mainDeck', as: 'deck' },
      { zone: 'runeDeck', as: 'deck' },
      { zone: 'trash', as: 'pile' },
      { zone: 'banishment', as: 'pile' },
    ],
  ],
  middle: [
    { zone: 'battlefields', as: 'locations' },
    { zone: 'chain', as: 'stack' },
  ],
  startingHand: { cards: 4, types: ['unit', 'gear', 'spell'] },
  player: [
    { field: 'points', words: { en: 'points', zh: '胜点' }, ofTeam: true, goal: 8, goalIn: { 'magma-chamber': 11 } },
    { field: 'experience', words: { en: 'experience', zh: '经验' }, whenSome: true },
    ...Object.entries(resourceWords).map(([field, words]) => ({ field, in: 'pool', words, whenSome: true }) as const),
  ],
  marks: {
    exhausted: { as: 'turned', words: { en: 'exhausted', zh: '休眠' } },
    at: { as: 'at', words: { en: 'at', zh: '位于' } },
    attachedTo: { as: 'within', words: { en: 'attached to', zh: '贴附于' } },
    damage: { as: 'damage', words: { en: 'damage', zh: '伤害' } },
    stunned: { as: 'status', words: { en: 'stunned', zh: '眩晕' } },
    buff: { as: 'status', words: { en: 'buff', zh: '增益' } },
    attacking: { as: 'status', words: { en: 'attacker', zh: '进攻方' } },
    defending: { as: 'status', words: { en: 'defender', zh: '防守方' } },
    controlled: { as: 'status', words: { en: 'controlled', zh: '受控制' } },
    contested: { as: 'status', words: { en: 'contested', zh: '被争夺' } },
    blank: { as: 'status', words: { en: 'without text', zh: '无文字' } },
    hiddenIn: { as: 'since', words: { en: 'hidden', zh: '待命' } },
  },
  colours: {
    fury: { words: resourceWords.fury, tint: '#a3352b' },
    calm: { words: resourceWords.calm, tint: '#2c7a4b' },
    mind: { words: resourceWords.mind, tint: '#2b6ca3' },
    body: { words: resourceWords.body, tint: '#a3591c' },
    chaos: { words: resourceWords.chaos, tint: '#6f469c' },
    order: { words: resourceWords.order, tint: '#85702a' },
  },
  words: {
    formats: {
      duel: { en: '1v1 Duel', zh: '单局对决' },
      match: { en: '1v1 Match', zh: '三局两胜对决' },
      skirmish: { en: 'FFA3 Skirmish', zh: '三人混战' },
      war: { en: 'FFA4 War', zh: '四人混战' },
      'magma-chamber': { en: '2v2 Magma Chamber', zh: '二对二组队' },
    },
    zones: {
      legend: { en: 'legend', zh: '传奇' },
      champion: { en: 'chosen champion', zh: '英雄' },
      board: { en: 'base', zh: '基地' },
      runes: { en: 'runes', zh: '符文' },
      battlefields: { en: 'battlefields', zh: '战场' },
      facedown: { en: 'hidden', zh: '待命' },
      hand: { en: 'hand', zh: '手牌' },
      mainDeck: { en: 'main deck', zh: '主牌堆' },
      runeDeck: { en: 'rune deck', zh: '符文牌堆' },
      trash: { en: 'trash', zh: '废牌堆' },
      banishment: { en: 'banishment', zh: '放逐' },
      spareBattlefields: { en: 'battlefields not in use', zh: '未使用的战场' },
      chain: { en: 'chain', zh: '结算链' },
    },
    phases: {
      setup: { en: 'setup', zh: '准备' },
      awaken: { en: 'awaken phase', zh: '激活阶段' },
      beginning: { en: 'beginning phase', zh: '开始阶段' },
      channel: { en: 'channel phase', zh: '召出阶段' },
      draw: { en: 'draw phase', zh: '抽牌阶段' },
      action: { en: 'action phase', zh: '行动阶段' },
      ending: { en: 'ending phase', zh: '结束阶段' },
    },
    types: {
      unit: { en: 'unit', zh: '单位' },
      gear: { en: 'gear', zh: '装备' },
      spell: { en: 'spell', zh: '法术' },
      rune: { en: 'rune', zh: '符文' },
      battlefield: { en: 'battlefield', zh: '战场' },
      legend: { en: 'legend', zh: '传奇' },
    },
    numbers: {
      energy: { en: 'energy', zh: '法力' },
      power: { en: 'power', zh: '符能' },
      might: { en: 'might', zh: '战力' },
    },
    keywords: {
      accelerate: { en: 'Accelerate', zh: '急速' },
      action: { en: 'Action', zh: '迅捷' },
      assault: { en: 'Assault', zh: '强攻' },
      backline: { en: 'Backline', zh: '后排' },
      deathknell: { en: 'Deathknell', zh: '绝念' },
      deflect: { en: 'Deflect', zh: '法盾' },
      ganking: { en: 'Ganking', zh: '游走' },
      hidden: { en: 'Hidden', zh: '待命' },
      hunt: { en: 'Hunt', zh: '狩猎' },
      legion: { en: 'Legion', zh: '鼓舞' },
      quickdraw: { en: 'Quick-Draw', zh: '灵便' },
      reaction: { en: 'Reaction', zh: '反应' },
      shield: { en: 'Shield', zh: '坚守' },
      tank: { en: 'Tank', zh: '壁垒' },
      temporary: { en: 'Temporary', zh: '瞬息' },
      unique: { en: 'Unique', zh: '唯一' },
      vision: { en: 'Vision', zh: '预知' },
      weaponmaster: { en: 'Weaponmaster', zh: '百炼' },
    },
  },
  signs: { might: '⚔\uFE0E' },
  icons: {
    accelerate: 'fast-forward',
    action: 'circle-play',
    assault: 'swords',
    backline: 'chevrons-down',
    deathknell: 'skull',
    deflect: 'shield-half',
    ganking: 'route',
    hidden: 'eye-off',
    hunt: 'crosshair',
    legion: 'users',
    quickdraw: 'sword',
    reaction: 'zap',
    shield: 'shield',
    tank: 'castle',
    temporary: 'hourglass',
    unique: 'gem',
    vision: 'eye',
    weaponmaster: 'flame',
  },
  sentences,
  asking,
  face: (card) => (isRiftboundCard(card) ? faceOf(card) : null),
};

const faceOf = (card: RiftboundCard): Face => {
  const [name = card.name, subtitle] = card.name.split(', ');
  return {
    name,
    ...(subtitle !== undefined && { subtitle }),
    type: card.type,
    line: card.tags ?? [],
    colours: card.domains,
    cost: costOf(card),
    numbers: card.type === 'unit' ? [{ number: 'might', value: card.might }] : [],
    keywords: isMainDeckCard(card)
      ? (card.keywords ?? []).map(({ keyword, n }) => ({ keyword, ...(n !== undefined && { n }) }))
      : [],
    ...(card.text !== undefined && { text: card.text }),
  };
};

/** Energy, and a symbol for each power: in its colour, where the card has one domain. */
const costOf = (card: RiftboundCard): readonly CostSymbol[] => {
  if (!isMainDeckCard(card)) return [];
  const [domain, other] = card.domains;
  const power: CostSymbol = domain === undefined || other !== undefined ? { text: '◇' } : { text: '◆', colour: domain };
  return [{ text: String(card.energy) }, ...Array.from({ length: card.power ?? 0 }, () => power)];
};
