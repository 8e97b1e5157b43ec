import type { Messages, Translation } from '../../i18n/messages.js';

const messages: Translation<Messages['builder']> = {
  title: '组建卡组',
  lead: '组建时即按比赛所用的规则判定是否合法。',
  noGame: '此服务没有游戏',
  what: '卡组用途',
  game: '游戏',
  format: '赛制',
  cards: '卡牌',
  found: '可加入的卡牌',
  noneFound: '没有这样的卡牌。',
  moreCards: '显示更多',
  inDeck: '卡组中 {{count}} 张',
  deck: '你的卡组',
  size_other: '{{count}} 张',
  empty: '粘贴卡组文本，或从搜索中添加卡牌。',
  samples: '或从游戏自带的卡组开始',
  clear: '全部移除',
  more: '加一张 {{name}}',
  fewer: '减一张 {{name}}',
  zone: '{{name}} 的起始位置',
  zoneOfCard: '由类型决定',
  verdict: {
    judging: '正在判定……',
    legal: '在此赛制中合法。',
    faults_other: '{{count}} 处不符：',
    rule: '规则 {{rule}}',
  },
  import: {
    title: '粘贴卡组文本',
    label: '网站和程序导出的卡组列表或卡组代码',
    read: '读入',
    done_other: '已读 {{count}} 行。',
    left_other: '{{count}} 行需要检查：',
    faults: '需要检查的行',
    line: '第 {{line}} 行：',
    add: '加入 {{count}} × {{name}}（{{id}}）',
  },
  save: {
    title: '保存卡组',
    name: '卡组名称',
    own: '保存为我的卡组',
    store: '保存',
    logIn: '登录后可保存为自己的卡组。',
  },
};

export default messages;
