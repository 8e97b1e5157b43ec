import type { Asking } from '../../layouts/index.js';
import { byHand } from './by-hand.words.js';

export const asking: Asking = {
  byHand,
  questions: {
    startingPlayer: { en: 'Who takes the first turn?', zh: '谁是先手？' },
    alterHand: {
      en: 'Which cards go to the bottom of your deck? You draw as many; choose none to keep your hand',
      zh: '将哪些牌置于卡组底？随后抽同样数量；不选则保留手牌',
    },
    turnAction: { en: 'Take a turn action or end your turn', zh: '进行一个回合行动，或结束回合' },
    singTogether: { en: 'Which characters sing together?', zh: '哪些角色一起合唱？' },
    payWith: { en: 'Choose what to pay with', zh: '选择用什么支付' },
    bag: { en: 'Which of your triggered abilities resolves next?', zh: '接下来结算你的哪个触发能力？' },
    wayToPlay: { en: 'How do you play the card?', zh: '如何打出这张卡？' },
    useAbility: { en: 'Which ability do you use?', zh: '使用哪个能力？' },
    removeDamage: { en: 'How much damage to remove?', zh: '移除多少伤害？' },
    moveDamage: { en: 'How much damage to move?', zh: '移动多少伤害？' },
    payFor: { en: 'Pay for the effect?', zh: '为该效果支付费用吗？' },
    putUnder: {
      en: 'In which order do they go under your deck? The topmost first',
      zh: '按什么顺序置于卡组底？最上面的先选',
    },
    nameCard: { en: 'Name a card', zh: '说出一个卡牌名称' },
  },
  gives: {
    alterHand: {
      none: { en: 'Keep', zh: '保留手牌' },
      one: { en: 'Change 1 card', zh: '换 1 张牌' },
      some: { en: 'Change {count} cards', zh: '换 {count} 张牌' },
    },
  },
  acts: {
    ink: { en: 'Put {card} into the inkwell', zh: '将 {card} 放入墨水区' },
    play: {
      en: 'Play {card} ({pay}[: {singers}][ onto {onto}])',
      zh: '打出 {card}（{pay}[：{singers}][，变身自 {onto}]）',
    },
    quest: { en: 'Quest with {character}', zh: '以 {character} 探险' },
    challenge: { en: '{challenger} challenges {target}', zh: '{challenger} 挑战 {target}' },
    move: { en: 'Move {character} to {location}', zh: '将 {character} 移动到 {location}' },
    activate: { en: 'Use {ability} of {source}', zh: '使用 {source} 的{ability}' },
    'end-turn': { en: 'End the turn', zh: '结束回合' },
  },
  chances: {
    chooser: { en: 'Who chooses who takes the first turn?', zh: '由谁决定先手？' },
  },
  options: {
    ink: { en: 'for ink', zh: '支付墨水' },
    free: { en: 'for free', zh: '免费' },
    sing: { en: 'sung', zh: '演唱' },
    'sing-together': { en: 'sung together', zh: '合唱' },
    shift: { en: 'by Shift', zh: '变身' },
  },
};
