import type { Messages, Translation } from '../../i18n/messages.js';

const messages: Translation<Messages['tournaments']> = {
  title: '赛事',
  lead: '配对、结果与名次。每个配对和名次都列出所依据的数字。',
  ratings: '等级分',
  create: '创建赛事',
  none: { title: '没有找到赛事', text: '主办方创建的赛事会列在这里。' },
  filter: { label: '筛选', any: '不限', game: '游戏', status: '状态' },
  status: {
    announced: '已公布',
    registration: '报名中',
    closed: '报名结束',
    running: '进行中',
    ended: '已结束',
    cancelled: '已取消',
  },
  players_other: '{{count}} 名牌手',
  rounds_other: '{{count}} 轮',
};

export default messages;
