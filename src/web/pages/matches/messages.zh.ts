import type { Messages, Translation } from '../../i18n/messages.js';

const messages: Translation<Messages['matches']> = {
  title: '比赛',
  lead: '观看进行中的对局，或打开已结束对局的回放。',
  state: { live: '进行中', ended: '已结束' },
  filter: {
    label: '筛选',
    any: '不限',
    game: '游戏',
    format: '赛制',
    state: '状态',
    league: '联赛',
    linkedLeague: '链接中的联赛',
    player: '牌手',
    from: '从',
    to: '到',
    clear: '清除筛选',
  },
  none: {
    title: '没有找到比赛',
    text: '请更改或清除筛选条件。',
    live: '没有符合条件的进行中的比赛。',
    ended: '没有符合条件的已结束的比赛。',
  },
};

export default messages;
