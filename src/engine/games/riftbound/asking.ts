import type { Asking, Words } from '../../layouts/index.js';
import type { Resource } from './state.js';
import { byHand } from './by-hand.words.js';

/** What is paid with: energy, and the power of each domain. */
export const resourceWords: Readonly<Record<Resource, Words>> = {
  energy: { en: 'energy', zh: '法力' },
  fury: { en: 'Fury', zh: '炽烈' },
  calm: { en: 'Calm', zh: '翠意' },
  mind: { en: 'Mind', zh: '灵光' },
  body: { en: 'Body', zh: '摧破' },
  chaos: { en: 'Chaos', zh: '混沌' },
  order: { en: 'Order', zh: '序理' },
  universal: { en: 'power of any domain', zh: '任意特性符能' },
};

/** What a game of Riftbound asks. */
export const asking: Asking = {
  byHand,
  questions: {
    firstPlayer: { en: 'Who takes the first turn?', zh: '谁先开始回合？' },
    battlefield: { en: 'Which of your battlefields do you use in this game?', zh: '本局使用你的哪个战场？' },
    mulligan: {
      en: 'Which cards of your hand, up to two, do you set aside for others?',
      zh: '将至多两张手牌放在一旁，换取其他牌',
    },
    turnAction: { en: 'Act, or end your turn', zh: '执行行动，或结束回合' },
    priority: { en: 'Respond, or pass', zh: '作出响应，或放弃优先行动权' },
    focus: { en: 'Act in the showdown, or pass', zh: '在对决中行动，或放弃焦点' },
    teammateAction: {
      en: 'Your teammate lets you act: play a spell, activate an ability, or pass',
      zh: '队友让你行动：打出法术、启动技能，或放弃',
    },
    movingUnits: { en: 'Which of your units move there?', zh: '哪些单位移动到该处？' },
    nextBattlefield: { en: 'At which battlefield does it begin?', zh: '先从哪个战场开始？' },
    damageOrder: {
      en: 'Which of those that are both first and last do you take first?',
      zh: '既须最先又须最后承受伤害的单位，先分配给哪个？',
    },
    assignDamage: { en: 'Which units do you assign the combat damage to?', zh: '将战斗伤害分配给哪些单位？' },
    burnOutOpponent: { en: 'You burn out: which opponent gains a point?', zh: '你燃尽：哪位对手获得 1 胜点？' },
    triggerOrder: {
      en: 'In which order do your abilities go on the chain? The last one resolves first',
      zh: '你的技能按什么顺序加入结算链？最后加入的先结算',
    },
    occurrence: { en: 'For which of what happened does your ability trigger?', zh: '你的技能因哪一个事件触发？' },
    additionalCosts: { en: 'Which additional costs do you pay?', zh: '支付哪些额外费用？' },
    where: { en: 'Where does the unit go?', zh: '单位进入哪里？' },
    tokenPlace: { en: 'Where does the token go?', zh: '指示物进入哪里？' },
    payment: { en: 'How do you pay?', zh: '如何支付？' },
    recycleOrder: {
      en: 'In which order do the runes go to the bottom of your rune deck? The last one is the lowest',
      zh: '符文按什么顺序置入符文牌堆底？最后的在最底部',
    },
    runeOrder: {
      en: 'In which order do the runes go to the bottom of your rune deck? The last one is the lowest',
      zh: '符文按什么顺序置入符文牌堆底？最后的在最底部',
    },
    payOrLeave: { en: 'Do you pay for what your ability has chosen?', zh: '为你的技能所选的对象支付费用吗？' },
    payAmount: { en: 'How much do you pay?', zh: '支付多少？' },
    mayEquip: { en: 'Do you pay to attach the equipment?', zh: '支付费用贴附武装吗？' },
    mayPay: { en: 'Do you pay for the effect?', zh: '为该效果支付费用吗？' },
  },
  gives: {
    mulligan: {
      none: { en: 'Keep', zh: '保留手牌' },
      one: { en: 'Change 1 card', zh: '换 1 张牌' },
      some: { en: 'Change {count} cards', zh: '换 {count} 张牌' },
    },
  },
  acts: {
    play: { en: 'Play {card}', zh: '打出 {card}' },
    move: { en: 'Move units to {to}', zh: '将单位移动到 {to}' },
    hide: { en: 'Hide {card} at {at}', zh: '将 {card} 待命于 {at}' },
    activate: { en: 'Activate {ability} of {source}', zh: '启动 {source} 的 {ability}' },
    'use-rune': { en: '{by} {rune} for its resource', zh: '{by} {rune} 以获得资源' },
    'let-teammate-act': { en: 'Let {teammate} act', zh: '让 {teammate} 行动' },
    pass: { en: 'Pass', zh: '放弃' },
    'end-turn': { en: 'End the turn', zh: '结束回合' },
    pay: { en: 'Pay {pay|no additional cost}', zh: '支付 {pay|无额外费用}' },
  },
  options: {
    base: { en: 'the base', zh: '基地' },
    exhaust: { en: 'Exhaust', zh: '横置' },
    recycle: { en: 'Recycle', zh: '回收' },
    ...resourceWords,
    attacking: { en: 'an attacker', zh: '进攻方' },
    defending: { en: 'a defender', zh: '防守方' },
    conquer: { en: 'conquered', zh: '征服' },
    hold: { en: 'held', zh: '据守' },
  },
};
