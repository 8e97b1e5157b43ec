import type { Messages, Translation } from '../i18n/messages.js';

const messages: Translation<Messages['play']> = {
  label: '作答',
  about: '关于 {{card}}',
  answers: '合法的选择',
  search: '搜索',
  found_other: '{{count}} / {{all}}',
  nothingFound: '没有这个名称。',
  give: '确定',
  clear: '重新选择',
  look: '查看卡牌',
  less: '减少：{{option}}',
  more: '增加：{{option}}',
  inThisOrder: '其余按列表顺序',
  to: '{{option}} 前往',
  nowhere: '不选',
  gives: '{{option}} 提供',
  nothing: '不使用',
  hint: {
    one: '选择一个。',
    exactly_other: '选择 {{count}} 个：已选 {{chosen}} 个。',
    upTo_other: '最多选择 {{count}} 个：已选 {{chosen}} 个。',
    between: '选择 {{min}} 至 {{max}} 个：已选 {{chosen}} 个。',
    order: '按顺序点选：{{placed}} / {{all}}。',
    number: '从 {{min}} 到 {{max}}。',
    split: '待分配：{{left}} / {{total}}。',
    map: '指定各自的去向。',
    payment: '需支付：{{cost}}。',
    need: '{{amount}} × {{kinds}}',
    any: '任意',
    act: '点选卡牌，或点选下方的行动。',
  },
  constraint: {
    distinct: '各自的{{tag}}不得相同。',
    share: '全部拥有一个共同的{{tag}}。',
    same: '全部拥有相同的{{tag}}。',
    atLeast: '{{tag}}合计至少 {{min}}。',
    atMost: '{{tag}}合计至多 {{max}}。',
    includes: '必须包含 {{option}}。',
  },
  fault: {
    'answer.unpaid': '尚不足以支付。',
    'answer.surplus': '多付的超出允许范围。',
    'answer.constraint': '这些不能一起选择。',
  },
};

export default messages;
