import type { Messages, Translation } from '../../i18n/messages.js';

const messages: Translation<Messages['season']> = {
  none: { title: '还没有积分', text: '此表列出已结束的赛事。' },
  place: '#',
  placeLong: '名次。积分相同且最好成绩也相同的牌手并列',
  player: '牌手',
  points: '积分',
  result: '第 {{place}} 名：{{points}} 分',
  lastColumns: '各列为最近 {{count}} 场赛事；积分计入全部赛事。',
  resultLeftOut: '第 {{place}} 名：{{points}} 分，不在最好成绩之内',
  policy: {
    title: '积分算法',
    all: '所有赛事都计入。',
    best_other: '每位牌手最好的 {{count}} 次赛事计入。其余成绩写在括号内。',
    participation_other: '参赛得 {{count}} 分。',
    placements: '名次积分',
    place: '第 {{place}} 名：{{points}}',
    places: '第 {{from}}–{{upTo}} 名：{{points}}',
  },
  decks: '卡组',
  tournaments: '赛事',
  notCounted: '尚未计入',
  leftOut_other: '赛季已满：之后的 {{count}} 场赛事未列出，也不计入。',
  list: { title: '赛季', create: '创建赛季', none: '还没有赛季。' },
  form: {
    name: '名称',
    best: '计入的赛事数',
    bestHelp: '每位牌手的最好成绩。留空则全部计入。',
    participation: '参赛积分',
    table: '名次积分',
    tables: {
      short: '10、7、5、5，其后至第 8 名各 3',
      long: '25、18、15、12、10、8、6、4、2、1',
      none: '无',
    },
  },
};

export default messages;
