import type { Messages, Translation } from '../../i18n/messages.js';

const messages: Translation<Messages['new-tournament']> = {
  title: '创建赛事',
  lead: '牌手、配对和结果在赛事页面上管理。',
  form: '新赛事',
  submit: '创建赛事',
  name: '名称',
  game: '游戏',
  format: '赛制',
  league: '联赛',
  noLeague: '无',
  season: '赛季',
  noSeason: '无',
  shape: {
    label: '结构',
    swiss: '瑞士轮',
    'swiss-top4': '瑞士轮，之后四强',
    'swiss-top8': '瑞士轮，之后八强',
    'swiss-top16': '瑞士轮，之后十六强',
    'round-robin': '循环赛',
    'single-elimination': '单败淘汰',
    'double-elimination': '双败淘汰',
  },
  rounds: '瑞士轮轮数',
  roundsHelp: '留空则按人数对应的轮数表。',
  pairing: {
    label: '配对方式',
    help: '国际棋联荷兰制同时决定每桌谁为先手，最多 256 名牌手。',
    standard: '同分对阵，重复最少',
    dutch: '荷兰制（国际棋联）',
  },
  bestOf: '每场比赛局数',
  bestOfCount: { one: '一局', two: '两局', three: '三局两胜', five: '五局三胜' },
  policy: '积分与破同分规则',
  policyHelp: '名次按此规则计算，本赛事期间不变。',
  capacity: '名额',
  lateEntry: { label: '迟到报名错过的轮次', loss: '记为负', bye: '记为轮空' },
  decklists: {
    label: '公开哪些牌组',
    hidden: '不公开',
    cut: '晋级牌手的牌组（淘汰赛开始时公开）',
    open: '所有牌组（比赛开始时公开）',
  },
  options: {
    label: '选项',
    selfRegistration: '牌手可自行报名',
    checkIn: '第一轮只配对已签到的牌手',
    intentionalDraws: '牌手可以协议平局',
    recorded: '在此记录对局：牌手提交卡组，结果自动计入',
  },
};

export default messages;
