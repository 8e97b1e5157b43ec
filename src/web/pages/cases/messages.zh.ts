import type { Messages, Translation } from '../../i18n/messages.js';

const messages: Translation<Messages['cases']> = {
  title: '案件',
  lead: '对局中被质疑的步骤，以及裁判的裁定。',
  filter: {
    label: '筛选案件',
    whose: '范围',
    judging: '我担任裁判的联赛',
    mine: '我的比赛',
    all: '全部',
    state: '状态',
    waiting: '等待裁定',
    any: '不限',
    game: '游戏',
    anyGame: '所有游戏',
    order: '排序',
    oldest: '最早在前',
    newest: '最新在前',
    league: '仅显示一个联赛。',
    match: '仅显示一场比赛。',
    everywhere: '显示其他',
  },
  status: { open: '待处理', assigned: '已指派', ruled: '已裁定', appealed: '已上诉', closed: '已结案' },
  column: {
    claim: '质疑内容',
    players: '牌手',
    league: '联赛',
    step: '步骤',
    status: '状态',
    judge: '裁判',
    opened: '提出时间',
  },
  noClaim: '第 {{step}} 步',
  none: { title: '没有符合条件的案件', text: '牌手可在自己对局的页面上对某一步提出质疑。' },
};

export default messages;
