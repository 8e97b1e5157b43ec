import type { Messages, Translation } from '../../i18n/messages.js';

const messages: Translation<Messages['card']> = {
  none: '该卡牌库中没有这张牌',
  search: '搜索其中有的卡牌',
  fact: { type: '类型', colours: '颜色', cost: '费用', keywords: '关键词' },
  paraphrase: '我们对其效果的释义',
  carriedOut: {
    title: '由谁处理',
    scripted: '由引擎处理：全部自动执行。',
    partly: '引擎处理一部分；其余由牌手陈述，并在记录中注明为人工。',
    unscripted: '由牌手处理：其内容由人工陈述，并在记录中注明。',
  },
  due: {
    action: '打出时',
    trigger: '所等待的事件发生时',
    cost: '支付其费用时',
    rest: '没有其他事项进行时，由牌手提出',
  },
  sets: '卡牌库',
  version: '第 {{version}} 版',
  current: '（新比赛所用）',
};

export default messages;
