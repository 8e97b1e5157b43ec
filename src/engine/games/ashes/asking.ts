import type { Asking, Glossary, Words } from '../../layouts/index.js';
import { byHand } from './by-hand.words.js';

const MAGIC: Glossary = {
  natural: { en: 'Natural', zh: '自然' },
  charm: { en: 'Charm', zh: '魅惑' },
  ceremonial: { en: 'Ceremonial', zh: '仪式' },
  illusion: { en: 'Illusion', zh: '幻术' },
  sympathy: { en: 'Sympathy', zh: '交感' },
  divine: { en: 'Divine', zh: '神圣' },
  time: { en: 'Time', zh: '时间' },
  astral: { en: 'Astral', zh: '星界' },
  artifice: { en: 'Artifice', zh: '工造' },
};

const SIDES: Glossary = {
  basic: { en: 'basic', zh: '基础' },
  class: { en: 'class', zh: '特征' },
  power: { en: 'power', zh: '强力' },
};

/** What dice show, as costs name it: `natural-class`, and in the bill `natural class`. */
const faces = (between: string): Glossary =>
  Object.fromEntries(
    Object.entries(MAGIC).flatMap(([magic, type]) =>
      Object.entries(SIDES).map(([side, level]): readonly [string, Words] => [
        `${magic}${between}${side}`,
        { en: `${type.en} ${level.en}`, zh: `${type.zh}${level.zh}` },
      ]),
    ),
  );

export const asking: Asking = {
  byHand,
  questions: {
    firstFive: {
      en: 'Which five cards, each of another name, are your starting hand?',
      zh: '选择五张名称各不相同的牌作为起始手牌',
    },
    firstPlayer: { en: 'Who takes the first player token?', zh: '谁取得先手玩家标记？' },
    prepareDiscard: { en: 'Which cards of your hand do you discard?', zh: '弃掉哪些手牌？' },
    turnAction: { en: 'Take an action, or end your turn', zh: '执行一个行动，或结束回合' },
    parallelCost: { en: 'Which of the costs do you pay?', zh: '支付哪一项费用？' },
    payment: { en: 'Which dice do you spend?', zh: '消费哪些骰子？' },
    discardToPay: { en: 'Which cards of your hand do you discard?', zh: '弃掉哪些手牌？' },
    exhaustDice: { en: 'Which dice of your active pool do you exhaust?', zh: '消耗启动骰池中的哪些骰子？' },
    nextOfSeveral: { en: 'Which is next?', zh: '接下来是哪一个？' },
    howMany: { en: 'How many?', zh: '多少？' },
    diceOfPool: { en: 'Which dice?', zh: '哪些骰子？' },
    diceToTurn: { en: 'Which dice are turned?', zh: '转动哪些骰子？' },
    dieSide: { en: 'To which side is the die turned?', zh: '将骰子转到哪一面？' },
    discardCards: { en: 'Which cards of your hand do you discard?', zh: '弃掉哪些手牌？' },
    tokenToMove: { en: 'Which token is moved?', zh: '移动哪个标记？' },
    spend: { en: 'Do you pay for the effect?', zh: '为该效果支付费用吗？' },
    respond: { en: 'Do you respond?', zh: '要作出反应吗？' },
    declareAttackers: { en: 'Which of your units attack?', zh: '你的哪些单位攻击？' },
    declareBlockers: { en: 'Which attacker does which of your units block?', zh: '你的哪个单位格挡哪个攻击者？' },
    mustBlock: { en: 'Which unit blocks the attacker that must be blocked?', zh: '哪个单位格挡必须被格挡的攻击者？' },
    declareGuard: { en: 'Who guards the attacked unit?', zh: '谁守护被攻击的单位？' },
    nextBattle: { en: 'Which of your attackers battles next?', zh: '接下来哪个攻击者进行战斗？' },
    counter: { en: 'Does the attacked unit counter?', zh: '被攻击的单位反击吗？' },
    firstDamage: { en: 'Which damage is resolved first?', zh: '先结算哪一方的伤害？' },
    dieToMove: { en: 'Which die moves?', zh: '移动哪个骰子？' },
    attachTo: { en: 'To what is it attached?', zh: '附加于哪张牌？' },
    meditate: { en: 'Which card do you discard next?', zh: '接下来弃掉哪张牌？' },
    meditateDie: { en: 'Which die do you turn, and to which side?', zh: '转动哪个骰子，转到哪一面？' },
    phoenixborn: { en: 'Which Phoenixborn do you choose?', zh: '选择哪位凤族后裔？' },
    keepCard: { en: 'Which card of the pack do you keep?', zh: '留下牌叠中的哪张牌？' },
    diceToTake: { en: 'Which two dice do you take?', zh: '选取哪两个骰子？' },
    swap: {
      en: 'Do you take a card that lies face up, and put one of yours in its place?',
      zh: '要取走一张面朝上的牌，并以自己的一张牌代替吗？',
    },
    targetPlayer: { en: 'Choose the target player of the effect', zh: '选择该效果的目标玩家' },
  },
  acts: {
    activate: { en: 'Use {ability} of {card}', zh: '使用 {card} 的{ability}' },
    attack: { en: 'Attack {target}', zh: '攻击 {target}' },
    'dice-power': { en: 'Use {ability} of {die}', zh: '使用 {die} 的{ability}' },
    play: { en: 'Play {card}', zh: '打出 {card}' },
    meditate: { en: 'Meditate', zh: '调度' },
    pass: { en: 'Pass[, also whatever comes later in this turn{rest}]', zh: '跳过[，本回合之后也一律跳过{rest}]' },
    end: { en: 'End the turn', zh: '结束回合' },
    from: { en: 'Discard {card|the top card} of the {from}', zh: '弃掉{from}的{card|顶牌}' },
    die: { en: 'Turn {die} to {level}', zh: '将 {die} 转到{level}' },
    stop: { en: 'That is all', zh: '到此为止' },
    react: { en: 'React with {react}', zh: '以 {react} 作出反应' },
    trigger: { en: 'Resolve {trigger}', zh: '结算 {trigger}' },
    swap: { en: 'Take {take}, give {give}', zh: '取 {take}，换出 {give}' },
    decline: { en: 'Take none', zh: '不交换' },
  },
  options: {
    ...faces('-'),
    ...faces(' '),
    ...SIDES,
    counter: { en: 'Counter', zh: '反击' },
    attack: { en: 'The attack', zh: '攻击' },
    moment: { en: 'moment', zh: '时机' },
    events: { en: 'what happens', zh: '事件' },
    triggers: { en: 'abilities that trigger', zh: '触发的能力' },
    symbols: { en: 'to pay', zh: '需支付' },
    after: { en: 'after', zh: '之后' },
    when: { en: 'when', zh: '发生时' },
  },
};
