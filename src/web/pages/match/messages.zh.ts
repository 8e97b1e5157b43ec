import type { Messages, Translation } from '../../i18n/messages.js';

const messages: Translation<Messages['match']> = {
  cases: '相关案件',
  title: '比赛',
  seat: '席位',
  player: '牌手',
  players: '牌手',
  games: '胜局',
  bestOf: '{{count}} 局制',
  status: { running: '进行中', ended: '已结束' },
  won: '{{players}} 获胜',
  drawn: '平局',
  noWinner: '无人获胜',
  lostByRuling: '经裁定输掉比赛：{{players}}',
  game: '第 {{number}} 局',
  play: '进行游戏',
  watch: '观看直播',
  replay: '查看回放',
  public: '已公开：不再有隐藏信息。',
  hidden: '比赛结束且所有牌手同意之前，隐藏信息不会公开。',
  began: '开始于 {{moment}}',
  ended: '结束于 {{moment}}',
  league: '所属联赛',
  closing: {
    title: '手动结束比赛',
    hint: '无论是否有人行动过。之后可以撤销。',
    ground: '原因类别',
    kind: { void: '作废：不计入任何结果', mistake: '误建：不计入任何结果' },
    absent: '{{player}} 未到场，判负',
    nobody: '无人到场：全部判负',
    reason: '理由（所有人可见）',
    submit: '结束比赛',
    lift: '重新开放比赛',
    liftHint: '比赛从原处继续（随机结果重新产生），或按已打结果重新计入。',
    said: {
      void: '作废：由工作人员结束，不计入任何结果。',
      mistake: '误建：由工作人员结束，不计入任何结果。',
      'no-show': '由工作人员结束。未到场：{{players}}。',
    },
  },
};

export default messages;
