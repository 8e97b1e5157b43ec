import type { Messages, Translation } from '../../i18n/messages.js';

const messages: Translation<Messages['deck']> = {
  size_other: '{{count}} 张',
  build: '以此组建',
  made: '保存于 {{moment}}',
  drafted: '来自此轮抽',
  audience: {
    title: '谁能查看此卡组',
    published: '所有人都能查看此卡组：牌手于 {{moment}} 将其公开。',
    played: '所有人都能查看此卡组：它曾在公开的比赛中使用。',
    own: '只有你以及主办、裁判人员能查看此卡组。',
    few: '此卡组未公开。',
    whatFollows: '公开后，对手也能查看此列表，即使你正在使用它。你在哪些比赛中使用它，要等那些比赛公开后才会显示。',
    withdrawable: '对手也能查看，即使你正在使用它。你可以随时停止公开；他人已复制的内容无法收回。',
    publish: '公开（对手也可见）',
    withdraw: '停止公开',
  },
  compare: {
    title: '与另一卡组比较',
    deck: '你能查看的卡组',
    choose: '选择卡组',
    address: '卡组页面的网址',
    submit: '比较卡组',
    alone: '只看 {{name}}',
    games: '这两副卡组属于不同的游戏。',
    only: '仅在 {{name}} 中（{{count}}）',
    both: '两者都有（{{count}}）',
    none: '没有牌。',
  },
  judged: '依 {{ruleset}} 及当时的卡牌为合法。卡组不会改变。',
};

export default messages;
