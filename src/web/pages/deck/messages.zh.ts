import type { Messages, Translation } from '../../i18n/messages.js';

const messages: Translation<Messages['deck']> = {
  size_other: '{{count}} 张',
  build: '以此组建',
  made: '保存于 {{moment}}',
  drafted: '来自此轮抽',
  judged: '依 {{ruleset}} 及当时的卡牌为合法。卡组不会改变。',
};

export default messages;
