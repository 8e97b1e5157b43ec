import type { CostSymbol, Layout } from '../../layouts/index.js';
import { type AshesCard, isAshesCard, isUnitCard } from './printed.js';
import type { AshesCost, MagicSymbols, SimpleCost } from './cost.js';
import { asking } from './asking.js';
import { sentences } from './sentences.js';

/** What a game of Ashes looks like. */
export const layout: Layout = {
  name: { en: 'Ashes Reborn', zh: '灰烬重生' },
  half: [
    [
      { zone: 'phoenixborn', as: 'cards' },
      { zone: 'battlefield', as: 'cards', share: 4 },
      { zone: 'activePool', as: 'dice' },
      { zone: 'exhaustedPool', as: 'dice' },
    ],
    [
      { zone: 'spellboard', as: 'cards', share: 2 },
      { zone: 'hand', as: 'hand', share: 3 },
      { zone: 'conjurationPile', as: 'deck' },
      { zone: 'drawPile', as: 'deck' },
      { zone: 'discardPile', as: 'pile' },
      { zone: 'removed', as: 'pile' },
      { zone: 'aside', as: 'stack' },
    ],
  ],
  middle: [{ zone: 'resolving', as: 'stack' }],
  formats: {
    draft: {
      half: [
        [
          { zone: 'chosen', as: 'cards', share: 1 },
          { zone: 'chosen', as: 'dice', types: ['die'], share: 1 },
        ],
        [
          { zone: 'pack', as: 'hand', share: 2 },
          { zone: 'drafted', as: 'hand', share: 3 },
        ],
      ],
      middle: [
        { zone: 'phoenixbornPiles', as: 'cards', types: ['phoenixborn'], share: 6 },
        { zone: 'phoenixbornPiles', as: 'pile' },
        { zone: 'faceUp', as: 'cards', share: 3 },
        { zone: 'draftDeck', as: 'deck' },
        { zone: 'setAside', as: 'stack' },
        { zone: 'dicePiles', as: 'dice', share: 10 },
      ],
    },
  },
  player: [{ field: 'wounds', words: { en: 'wounds', zh: '伤害标记' } }],
  marks: {
    wounds: { as: 'damage', words: { en: 'wounds', zh: '伤害标记' } },
    exhaustion: { as: 'turned', words: { en: 'exhausted', zh: '消耗' } },
    status: { as: 'count', words: { en: 'status', zh: '状态标记' } },
    level: {
      as: 'side',
      words: { en: 'side', zh: '骰面' },
      sides: [
        { en: 'basic', zh: '基础' },
        { en: 'class', zh: '特征' },
        { en: 'power', zh: '强力' },
      ],
    },
    turned: { as: 'turned', words: { en: 'turned', zh: '转 90 度' } },
    attacking: { as: 'towards', words: { en: 'attacks', zh: '攻击' } },
    blocking: { as: 'towards', words: { en: 'blocks', zh: '格挡' } },
    guarding: { as: 'towards', words: { en: 'guards', zh: '守护' } },
    fighting: { as: 'towards', words: { en: 'in battle with', zh: '与之战斗' } },
    attachedTo: { as: 'within', words: { en: 'attached to', zh: '附加于' } },
    on: { as: 'within', words: { en: 'on', zh: '位于' } },
    below: { as: 'within', words: { en: 'face down below', zh: '面朝下置于其下' } },
  },
  colours: {
    natural: { words: { en: 'Natural', zh: '自然' }, tint: '#3b6f9e' },
    charm: { words: { en: 'Charm', zh: '魅惑' }, tint: '#a83a72' },
    ceremonial: { words: { en: 'Ceremonial', zh: '仪式' }, tint: '#8f3024' },
    illusion: { words: { en: 'Illusion', zh: '幻术' }, tint: '#5b4b9c' },
    sympathy: { words: { en: 'Sympathy', zh: '交感' }, tint: '#2d7a5b' },
    divine: { words: { en: 'Divine', zh: '神圣' }, tint: '#85702a' },
    time: { words: { en: 'Time', zh: '时间' }, tint: '#a3531c' },
    astral: { words: { en: 'Astral', zh: '星界' }, tint: '#34547f' },
    artifice: { words: { en: 'Artifice', zh: '工造' }, tint: '#656a6e' },
  },
  words: {
    formats: {
      constructed: { en: 'Constructed', zh: '构筑' },
      draft: { en: 'Draft', zh: '轮抽' },
      drafted: { en: 'Drafted decks', zh: '轮抽卡组' },
    },
    zones: {
      phoenixborn: { en: 'Phoenixborn', zh: '凤族后裔' },
      battlefield: { en: 'battlefield', zh: '战场' },
      spellboard: { en: 'spellboard', zh: '法术位' },
      attached: { en: 'attached', zh: '附加' },
      below: { en: 'face down', zh: '面朝下' },
      hand: { en: 'hand', zh: '手牌' },
      drawPile: { en: 'draw pile', zh: '抽牌堆' },
      discardPile: { en: 'discard pile', zh: '弃牌堆' },
      conjurationPile: { en: 'conjuration pile', zh: '咒法牌堆' },
      removed: { en: 'removed', zh: '移出游戏' },
      activePool: { en: 'active pool', zh: '启动骰池' },
      exhaustedPool: { en: 'exhausted pool', zh: '消耗骰池' },
      diceOnCards: { en: 'dice on cards', zh: '牌上的骰子' },
      aside: { en: 'set aside', zh: '放在一旁' },
      resolving: { en: 'resolving', zh: '结算中' },
      phoenixbornPiles: { en: 'exclusive cards', zh: '专属牌' },
      dicePiles: { en: 'dice to choose from', zh: '可选的骰子' },
      draftDeck: { en: 'draft deck', zh: '轮抽牌堆' },
      faceUp: { en: 'face up', zh: '面朝上' },
      setAside: { en: 'left behind', zh: '退出者留下的牌' },
      chosen: { en: 'chosen', zh: '已选择' },
      pack: { en: 'pack', zh: '牌叠' },
      drafted: { en: 'drafted', zh: '已轮抽' },
    },
    phases: {
      setup: { en: 'setup', zh: '准备' },
      prepare: { en: 'prepare phase', zh: '准备阶段' },
      turns: { en: 'player turns', zh: '玩家回合阶段' },
      recovery: { en: 'recovery phase', zh: '恢复阶段' },
      endOfRound: { en: 'end of the round', zh: '轮次结束' },
      choosePhoenixborn: { en: 'choosing Phoenixborn', zh: '选择凤族后裔' },
      chooseCards: { en: 'choosing cards', zh: '选择卡牌' },
      takeDice: { en: 'taking dice', zh: '选取骰子' },
      swapCards: { en: 'swapping cards', zh: '交换卡牌' },
    },
    types: {
      phoenixborn: { en: 'Phoenixborn', zh: '凤族后裔' },
      ally: { en: 'ally', zh: '盟友' },
      conjuration: { en: 'conjuration', zh: '咒法生物' },
      alteration: { en: 'alteration spell', zh: '状态法术' },
      'conjured-alteration': { en: 'conjured alteration spell', zh: '咒法状态法术' },
      ready: { en: 'ready spell', zh: '设置法术' },
      action: { en: 'action spell', zh: '动作法术' },
      reaction: { en: 'reaction spell', zh: '反应法术' },
      die: { en: 'die', zh: '骰子' },
    },
    numbers: {
      attack: { en: 'attack', zh: '攻击值' },
      life: { en: 'life', zh: '生命值' },
      recover: { en: 'recover', zh: '恢复值' },
      battlefield: { en: 'battlefield', zh: '战场' },
      spellboard: { en: 'spellboard', zh: '法术位' },
      limit: { en: 'conjuration limit', zh: '咒法上限' },
    },
    keywords: {
      'unit-guard': { en: 'Unit Guard', zh: '单位守护' },
      gigantic: { en: 'Gigantic', zh: '巨大' },
      bypass: { en: 'Bypass', zh: '绕过' },
      stalk: { en: 'Stalk', zh: '潜行' },
      terrifying: { en: 'Terrifying', zh: '骇人' },
      alert: { en: 'Alert', zh: '警觉' },
      'quick-strike': { en: 'Quick Strike', zh: '快速打击' },
      concealed: { en: 'Concealed', zh: '隐蔽' },
      'spell-guard': { en: 'Spell Guard', zh: '法术守护' },
    },
  },
  signs: { attack: '⚔\uFE0E', life: '♥\uFE0E', recover: '↻', battlefield: '⚑\uFE0E', spellboard: '✦' },
  icons: {
    'unit-guard': 'shield',
    gigantic: 'mountain',
    bypass: 'corner-up-right',
    stalk: 'footprints',
    terrifying: 'skull',
    alert: 'bell',
    'quick-strike': 'zap',
    concealed: 'eye-off',
    'spell-guard': 'shield-plus',
  },
  sentences,
  asking,
  face: (card) =>
    isAshesCard(card)
      ? {
          name: card.name,
          type: card.type,
          line: 'exclusiveTo' in card && card.exclusiveTo !== undefined ? [card.exclusiveTo] : [],
          colours: coloursOf(card),
          cost: 'cost' in card ? card.cost.flatMap(symbolsOf) : [],
          numbers: numbersOf(card),
          keywords: (card.keywords ?? []).map(({ keyword, n }) => ({ keyword, ...(n !== undefined && { n }) })),
          ...(card.text !== undefined && { text: card.text }),
        }
      : null,
};

/** Those of the dice that it asks for, or the one that it is. */
const coloursOf = (card: AshesCard): readonly string[] => {
  if (card.type === 'die') return [card.magic];
  return 'cost' in card ? [...new Set(card.cost.flatMap(symbolsOf).flatMap(({ colour }) => colour ?? []))] : [];
};

const symbolsOf = (cost: AshesCost): readonly CostSymbol[] => {
  if (cost.pay === 'parallel') return cost.of.flatMap((each, place) => (place === 0 ? [] : [OR]).concat(simple(each)));
  if (cost.pay === 'x') return [symbol(cost.of, 'X')];
  return simple(cost.pay === 'optional' ? cost.of : cost);
};

const OR: CostSymbol = { text: '/' };

const symbol = (dice: MagicSymbols, count: string): CostSymbol =>
  dice.level === 'basic' ? { text: count } : { text: dice.level === 'power' ? `${count}!` : count, colour: dice.magic };

const simple = (cost: SimpleCost): readonly CostSymbol[] => {
  switch (cost.pay) {
    case 'magic':
      return cost.dice.map((dice) => symbol(dice, String(dice.n)));
    case 'main':
      return [{ text: '●' }];
    case 'side':
      return [{ text: '○' }];
    case 'exhaust':
      return [{ text: '⤵' }];
    case 'discard':
      return [{ text: `−${cost.count}` }];
    case 'power':
      return [{ text: '!' }];
  }
};

function numbersOf(card: AshesCard) {
  if (isUnitCard(card))
    return [
      { number: 'attack', value: card.attack },
      { number: 'life', value: card.life },
      { number: 'recover', value: card.recover },
    ];
  if (card.type !== 'phoenixborn') return [];
  return [
    { number: 'battlefield', value: card.battlefield },
    { number: 'life', value: card.life },
    { number: 'spellboard', value: card.spellboard },
  ];
}
