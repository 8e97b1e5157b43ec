import type { Messages, Translation } from '../i18n/messages.js';

const messages: Translation<Messages['board']> = {
  board: '棋盘',
  zone_other: '{{zone}}：{{count}} 张',
  hidden_other: '{{count}} 张盖牌。',
  all_other: '共 {{count}} 张：全部显示',
  asserted: '依据玩家陈述得知',
  active: '行动中',
  decides: '抉择中',
  left: '已退出对局',
  wins: '获胜',
  team: '第 {{number}} 队',
  setup: '准备',
  turn: '第 {{number}} 回合',
  over: '对局结束',
  close: '关闭',
  cardsOf: '显示{{player}}的牌',
  printed: '印刷值 {{value}}',
  byHand: '由玩家手动执行的文字：{{texts}}',
  under: '其下：{{cards}}',
};

export default messages;
