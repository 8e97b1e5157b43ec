import type { Messages, Translation } from '../../i18n/messages.js';

const messages: Translation<Messages['player']> = {
  since: '加入于 {{moment}}',
  roles: '身份',
  role: {
    organiser: '主办方',
    'head-judge': '主裁判',
    judge: '裁判',
    scorekeeper: '记录员',
    player: '牌手',
    spectator: '观众',
  },
  rename: { title: '更改牌手名称', name: '名称', submit: '更改名称' },
  records: {
    title: '此牌手的记录',
    help: '若同一人登记了两次，可将另一条记录并入此牌手。之后其比赛、成绩和公开卡组都计入此处；其账户、密钥和身份保持不变。',
    other: '另一条记录',
    reason: '理由',
    merge: '并入此牌手',
    done: '已合并，列表稍后更新。',
    merged: '已并入的记录',
    since: '{{name}}：合并于 {{moment}}。{{reason}}',
    separate: '拆分此记录',
    separated: '已拆分，列表稍后更新。',
  },
  matches: { title: '比赛', none: '还没有比赛。' },
  decks: {
    title: '卡组',
    none: '没有公开的卡组。牌手可以自行公开卡组；在所有牌手都同意公开的比赛中使用过的卡组也会公开。',
    public: '公开',
    notPublic: '未公开',
  },
  outcome: {
    won: '战胜 {{players}}',
    lost: '负于 {{players}}',
    drawn: '战平 {{players}}',
    over: '与 {{players}} 对局',
    void: '比赛作废：{{players}}',
    mistake: '误建的比赛：{{players}}',
    running: '正在与 {{players}} 比赛',
  },
  noShow: '未到场',
  drawnGames: '平 {{count}} 局',
};

export default messages;
