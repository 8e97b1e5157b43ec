import type { Messages, Translation } from '../i18n/messages.js';

const messages: Translation<Messages['decks-played']> = {
  caption: '公开比赛中使用的卡组',
  name: '卡组',
  games: '局数',
  share: '占比',
  shareLong: '占所有公开对局席位的比例',
  won: '获胜',
  known: '{{games}} 局中有 {{public}} 局公开。其余各局的卡组不予显示。没有回合的对局不计入。',
  none: '还没有已知的卡组。比赛的所有牌手都同意公开后，其卡组才会显示。',
  more: '这些对局的更多统计（含区间）',
};

export default messages;
