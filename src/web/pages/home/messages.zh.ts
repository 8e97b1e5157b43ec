import type { Messages, Translation } from '../../i18n/messages.js';

const messages: Translation<Messages['home']> = {
  title: '每一局，一步不漏',
  lead: '棋谱记录集换式卡牌对局：每个行动、每个结果，以及它所依据的规则。',
  newest: {
    closed: { void: '比赛作废', mistake: '误建', 'no-show': '未到场' },
    title: '最新比赛',
    none: '还没有比赛。',
    running: '进行中',
  },
};

export default messages;
