import type { Layout } from '../../layouts/index.js';
import { type FftcgCard, isFftcgCard } from './printed.js';
import { asking } from './asking.js';
import { sentences } from './sentences.js';

/** What a game of FF-TCG looks like. */
export const layout: Layout = {
  name: { en: 'Final Fantasy TCG', zh: '最终幻想 TCG' },
  half: [
    [
      { zone: 'field', as: 'cards', types: ['forward', 'monster'], share: 4 },
      { zone: 'lb', as: 'deck' },
      { zone: 'removed', as: 'pile' },
      { zone: 'damage', as: 'pile' },
    ],
    [
      { zone: 'field', as: 'cards', types: ['backup'], share: 3 },
      { zone: 'hand', as: 'hand', share: 4 },
      { zone: 'deck', as: 'deck' },
      { zone: 'break', as: 'pile' },
    ],
  ],
  middle: [{ zone: 'stack', as: 'stack' }],
  startingHand: { cards: 5 },
  player: [
    { field: 'damage', words: { en: 'damage', zh: '伤害' }, goal: 7 },
    { field: 'crystals', words: { en: 'Crystals', zh: '水晶' } },
  ],
  marks: {
    dull: { as: 'turned', words: { en: 'dull', zh: '休眠' } },
    frozen: { as: 'status', words: { en: 'frozen', zh: '冻结' } },
    damage: { as: 'damage', words: { en: 'damage', zh: '伤害' } },
    attacking: { as: 'status', words: { en: 'attacking', zh: '攻击中' } },
    blocking: { as: 'status', words: { en: 'blocking', zh: '阻挡中' } },
    party: { as: 'status', words: { en: 'Party', zh: '组队' } },
    primed: { as: 'status', words: { en: 'primed', zh: '显现' } },
    faceUp: { as: 'status', words: { en: 'face up', zh: '正面朝上' } },
    x: { as: 'count', words: { en: 'X', zh: 'X' } },
  },
  colours: {
    fire: { words: { en: 'Fire', zh: '火' }, tint: '#b8322a' },
    ice: { words: { en: 'Ice', zh: '冰' }, tint: '#2b7c9c' },
    wind: { words: { en: 'Wind', zh: '风' }, tint: '#2e7a45' },
    earth: { words: { en: 'Earth', zh: '地' }, tint: '#8a6116' },
    lightning: { words: { en: 'Lightning', zh: '雷' }, tint: '#75419b' },
    water: { words: { en: 'Water', zh: '水' }, tint: '#2a5fb0' },
    light: { words: { en: 'Light', zh: '光' }, tint: '#75715f' },
    dark: { words: { en: 'Dark', zh: '暗' }, tint: '#3b3547' },
  },
  words: {
    formats: {
      constructed: { en: 'Constructed', zh: '构筑' },
      limited: { en: 'Limited', zh: '限制' },
    },
    zones: {
      deck: { en: 'deck', zh: '卡组' },
      hand: { en: 'hand', zh: '手牌' },
      field: { en: 'field', zh: '场上' },
      damage: { en: 'Damage Zone', zh: '伤害区' },
      break: { en: 'Break Zone', zh: '破坏区' },
      removed: { en: 'removed', zh: '移除区' },
      lb: { en: 'LB deck', zh: 'LB卡组' },
      stack: { en: 'stack', zh: '堆叠' },
    },
    phases: {
      setup: { en: 'setup', zh: '准备' },
      active: { en: 'Active Phase', zh: '活跃阶段' },
      draw: { en: 'Draw Phase', zh: '抽牌阶段' },
      main1: { en: 'Main Phase 1', zh: '主要阶段 1' },
      attack: { en: 'Attack Phase', zh: '攻击阶段' },
      main2: { en: 'Main Phase 2', zh: '主要阶段 2' },
      end: { en: 'End Phase', zh: '结束阶段' },
    },
    types: {
      forward: { en: 'Forward', zh: '前锋' },
      backup: { en: 'Backup', zh: '后援' },
      monster: { en: 'Monster', zh: '怪物' },
      summon: { en: 'Summon', zh: '召唤兽' },
    },
    numbers: {
      cost: { en: 'cost', zh: '费用' },
      power: { en: 'power', zh: '力量' },
      handLimit: { en: 'hand limit', zh: '手牌上限' },
      moreAttacks: { en: 'further attacks', zh: '追加攻击' },
    },
    keywords: {
      brave: { en: 'Brave', zh: '勇猛' },
      haste: { en: 'Haste', zh: '敏捷' },
      'first-strike': { en: 'First Strike', zh: '先制攻击' },
      'back-attack': { en: 'Back Attack', zh: '背后攻击' },
    },
  },
  signs: { power: '⚔\uFE0E' },
  icons: {
    brave: 'flag',
    haste: 'fast-forward',
    'first-strike': 'sword',
    'back-attack': 'rotate-ccw',
  },
  sentences,
  asking,
  face: (card) =>
    isFftcgCard(card)
      ? {
          name: card.name,
          type: card.type,
          line: [...jobsOf(card), ...card.categories],
          colours: card.elements,
          cost: [{ text: card.x === true ? `${card.cost} + X` : String(card.cost) }],
          numbers: card.type === 'forward' ? [{ number: 'power', value: card.power }] : [],
          keywords: card.type === 'summon' ? [] : card.keywords.map((keyword) => ({ keyword })),
          ...(card.text !== undefined && { text: card.text }),
        }
      : null,
};

const jobsOf = (card: FftcgCard): readonly string[] => (card.type === 'summon' ? [] : card.jobs);
