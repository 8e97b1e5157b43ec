import type { Layout } from '../../layouts/index.js';
import { isLorcanaCard, type LorcanaCard } from './printed.js';
import { asking } from './asking.js';
import { sentences } from './sentences.js';

/** What a game of Lorcana looks like. */
export const layout: Layout = {
  name: { en: 'Disney Lorcana', zh: '迪士尼洛卡纳' },
  half: [
    [
      { zone: 'play', as: 'cards', types: ['character'], share: 4 },
      { zone: 'play', as: 'cards', types: ['item', 'location'], share: 2 },
      { zone: 'resolving', as: 'stack' },
    ],
    [
      { zone: 'hand', as: 'hand', share: 4 },
      { zone: 'inkwell', as: 'stock' },
      { zone: 'deck', as: 'deck' },
      { zone: 'discard', as: 'pile' },
    ],
  ],
  middle: [{ zone: 'bag', as: 'stack' }],
  startingHand: { cards: 7 },
  player: [{ field: 'lore', words: { en: 'lore', zh: '传奇点' }, goal: 20 }],
  marks: {
    exerted: { as: 'turned', words: { en: 'exerted', zh: '力竭' } },
    drying: { as: 'status', words: { en: 'drying', zh: '墨水未干' } },
    damage: { as: 'damage', words: { en: 'damage', zh: '伤害' } },
    at: { as: 'within', words: { en: 'at', zh: '位于' } },
    challenging: { as: 'towards', words: { en: 'challenges', zh: '挑战' } },
  },
  colours: {
    amber: { words: { en: 'Amber', zh: '琥珀' }, tint: '#a8690a' },
    amethyst: { words: { en: 'Amethyst', zh: '紫晶' }, tint: '#7b3f9a' },
    emerald: { words: { en: 'Emerald', zh: '翡翠' }, tint: '#22743a' },
    ruby: { words: { en: 'Ruby', zh: '红宝石' }, tint: '#b3243a' },
    sapphire: { words: { en: 'Sapphire', zh: '蓝宝石' }, tint: '#1769a6' },
    steel: { words: { en: 'Steel', zh: '钢铁' }, tint: '#5d6a75' },
  },
  words: {
    formats: {
      'core-constructed': { en: 'Core Constructed', zh: '核心构筑' },
    },
    zones: {
      deck: { en: 'deck', zh: '卡组' },
      hand: { en: 'hand', zh: '手牌' },
      play: { en: 'play', zh: '场上' },
      inkwell: { en: 'inkwell', zh: '墨水区' },
      discard: { en: 'discard', zh: '弃置区' },
      resolving: { en: 'resolving', zh: '结算中' },
      bag: { en: 'bag', zh: '袋' },
    },
    phases: {
      setup: { en: 'setup', zh: '准备' },
      ready: { en: 'Ready', zh: '就绪步骤' },
      set: { en: 'Set', zh: '准备步骤' },
      draw: { en: 'Draw', zh: '抽牌步骤' },
      main: { en: 'Main phase', zh: '主要阶段' },
      end: { en: 'End of turn', zh: '回合结束' },
    },
    types: {
      character: { en: 'Character', zh: '角色' },
      action: { en: 'Action', zh: '行动' },
      item: { en: 'Item', zh: '物品' },
      location: { en: 'Location', zh: '地点' },
    },
    numbers: {
      cost: { en: 'cost', zh: '费用' },
      strength: { en: 'strength', zh: '力量' },
      willpower: { en: 'willpower', zh: '意志' },
      lore: { en: 'lore', zh: '传奇点' },
      moveCost: { en: 'move cost', zh: '移动费用' },
    },
    keywords: {
      bodyguard: { en: 'Bodyguard', zh: '护卫' },
      challenger: { en: 'Challenger', zh: '挑战者' },
      evasive: { en: 'Evasive', zh: '闪避' },
      reckless: { en: 'Reckless', zh: '鲁莽' },
      resist: { en: 'Resist', zh: '抵抗' },
      rush: { en: 'Rush', zh: '突袭' },
      shift: { en: 'Shift', zh: '变身' },
      singer: { en: 'Singer', zh: '歌手' },
      'sing-together': { en: 'Sing Together', zh: '合唱' },
      support: { en: 'Support', zh: '支援' },
      ward: { en: 'Ward', zh: '守护' },
    },
  },
  signs: { strength: '⚔\uFE0E', willpower: '⬢', lore: '◆', moveCost: '➜' },
  icons: {
    bodyguard: 'shield',
    challenger: 'swords',
    evasive: 'feather',
    reckless: 'flame',
    resist: 'shield-half',
    rush: 'fast-forward',
    shift: 'layers-2',
    singer: 'mic-vocal',
    'sing-together': 'music',
    support: 'handshake',
    ward: 'lock',
  },
  sentences,
  asking,
  face: (card) =>
    isLorcanaCard(card)
      ? {
          name: card.name,
          ...(card.version !== undefined && { subtitle: card.version }),
          type: card.type,
          line: card.classifications,
          colours: card.inks,
          cost: [{ text: String(card.cost) }],
          numbers: numbersOf(card),
          keywords: card.keywords.map(({ keyword, n }) => ({ keyword, ...(n !== undefined && { n }) })),
          ...(card.text !== undefined && { text: card.text }),
        }
      : null,
};

function numbersOf(card: LorcanaCard) {
  switch (card.type) {
    case 'character':
      return [
        { number: 'strength', value: card.strength },
        { number: 'willpower', value: card.willpower },
        { number: 'lore', value: card.lore },
      ];
    case 'location':
      return [
        { number: 'moveCost', value: card.moveCost },
        { number: 'willpower', value: card.willpower },
        { number: 'lore', value: card.lore },
      ];
    case 'action':
    case 'item':
      return [];
  }
}
