import type { Messages, Translation } from '../../i18n/messages.js';

const messages: Translation<Messages['ratings']> = {
  title: '等级分',
  lead: '牌手在各游戏、各赛制中的实力。按等级分减去两倍标准差排序。',
  filter: { label: '筛选', game: '游戏', format: '赛制' },
  none: { title: '还没有等级分', text: '赛事和联赛的成绩按周计入等级分。' },
  table: '有等级分的牌手',
  place: '名次',
  player: '牌手',
  rating: '等级分',
  deviation: '±',
  deviationTitle: '两倍标准差：20 次中有 19 次，实力在此范围之内',
  conservative: '至少',
  conservativeTitle: '等级分减去两倍标准差',
  results: '场次',
  provisional: '暂定',
};

export default messages;
