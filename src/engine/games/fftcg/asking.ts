import type { Asking } from '../../layouts/index.js';
import { byHand } from './by-hand.words.js';

export const asking: Asking = {
  byHand,
  questions: {
    mulligan: {
      en: 'Keep your hand, or put all of it under your deck and draw anew?',
      zh: '保留手牌，还是全部置于卡组底并重抽？',
    },
    mulliganOrder: {
      en: 'In which order do they go under your deck? The topmost first',
      zh: '按什么顺序置于卡组底？最上面的先选',
    },
    handLimit: { en: 'Which cards do you discard, down to your hand limit?', zh: '舍弃哪些牌，直到手牌上限？' },
    priority: { en: 'Act or pass', zh: '行动或让过' },
    payment: { en: 'How do you pay?', zh: '如何支付？' },
    costOptions: { en: 'Which further costs do you pay?', zh: '支付哪些额外费用？' },
    costX: { en: 'How much is X?', zh: 'X 是多少？' },
    castMode: { en: 'Which of these do you select?', zh: '选择哪一项？' },
    timestampOrder: {
      en: 'In which order do they count as having entered? The oldest first',
      zh: '按什么顺序视为入场？最早的先选',
    },
    triggerOrder: {
      en: 'In which order do your auto-abilities go on the stack? The last one resolves first',
      zh: '你的自动能力按什么顺序进入堆叠？最后的先结算',
    },
    attack: { en: 'Who attacks?', zh: '谁攻击？' },
    block: { en: 'Who blocks?', zh: '谁阻挡？' },
    divideDamage: { en: 'How is the damage of your Forward divided?', zh: '你的前锋的伤害如何分配？' },
    exBurst: { en: 'Use the EX Burst?', zh: '使用 EX 爆发吗？' },
    primingSearch: { en: 'Which card do you put on top?', zh: '将哪张牌显现于其上？' },
    keepBackups: { en: 'Which five Backups do you keep?', zh: '保留哪五张后援？' },
    search: { en: 'Search your deck', zh: '检索你的卡组' },
    separate: { en: 'Which card goes into which pile?', zh: '哪张牌放入哪一堆？' },
    mayPay: { en: 'Do you pay?', zh: '支付吗？' },
    payX: { en: 'How much is X?', zh: 'X 是多少？' },
  },
  acts: {
    'cast-character': { en: 'Cast {card}', zh: '施放 {card}' },
    'cast-summon': { en: 'Cast the summon {card}', zh: '施放召唤兽 {card}' },
    'use-ability': { en: 'Use {ability} of {source}', zh: '使用 {source} 的{ability}' },
    warp: { en: 'Warp {card}', zh: '将 {card} 移入异次元' },
    prime: { en: 'Prime {source}', zh: '为 {source} 进行显现' },
    pass: { en: 'Pass', zh: '让过' },
    block: { en: '{block|Nobody} blocks', zh: '{block|无人}阻挡' },
    pay: { en: 'Pay {pay|the plain cost}', zh: '支付{pay|基本费用}' },
  },
  options: {
    keep: { en: 'Keep', zh: '保留' },
    redraw: { en: 'Draw anew', zh: '重抽' },
    cp: { en: 'CP', zh: 'CP' },
    any: { en: 'any', zh: '任意' },
    of: { en: 'of', zh: '其中' },
    element: { en: 'element', zh: '属性' },
    cost: { en: 'cost', zh: '费用' },
    triggers: { en: 'auto-abilities', zh: '自动能力' },
  },
};
