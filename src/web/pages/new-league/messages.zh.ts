import type { Messages, Translation } from '../../i18n/messages.js';

const messages: Translation<Messages['new-league']> = {
  title: '创建联赛',
  lead: '主办方在管理台登记牌手、保存卡组并创建比赛。',
  form: '联赛信息',
  name: '名称',
  game: '游戏',
  format: '赛制',
  bestOf: '每场局数',
  bestOfCount: '{{count}} 局制',
  pairings: '由谁创建比赛',
  staff: '主办方与记录员',
  players: '牌手也可以',
  points: { win: '胜场积分', draw: '平场积分', loss: '负场积分' },
  appealDays: '质疑与上诉期限（天）',
  submit: '创建联赛',
};

export default messages;
