import type { Messages, Translation } from '../i18n/messages.js';

const messages: Translation<Messages['cards']> = {
  title: '卡牌',
  lead: '可以使用哪些卡牌，以及每张牌有多少由引擎自动处理。',
  build: '组建卡组',
  found: '找到的卡牌',
  none: { title: '没有这样的卡牌', text: '请减少搜索条件，或换一个游戏。' },
  set: {
    label: '哪些卡牌',
    game: '游戏',
    set: '卡牌库',
    current: '新比赛所用的',
    version_other: '第 {{version}} 版（{{count}} 张）',
  },
  search: {
    label: '搜索',
    text: '名称、类别或释义中的词',
    type: '类型',
    colour: '颜色',
    keyword: '关键词',
    cost: '费用',
    status: '处理方式',
    any: '不限',
    orMore: '{{count}} 或更多',
  },
  status: { scripted: '由引擎处理', partly: '部分手动', unscripted: '手动' },
  hand: { title: '起手示例', draw: '抽一手起手牌', again: '再抽一手' },
  curve: {
    title: '费用曲线',
    cost: '费用',
    cards: '张数',
    summary: '有费用的牌 {{count}} 张，平均 {{mean}}。',
    none: '其中没有带费用的牌。',
  },
  lines_other: '{{count}} 张',
  zone: { deck: '卡组' },
  text: { title: '文本', ids: '附上卡牌编号', copy: '复制', copied: '已复制', label: '卡组文本' },
};

export default messages;
