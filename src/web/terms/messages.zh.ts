import type { Messages, Translation } from '../i18n/messages.js';

const messages: Translation<Messages['terms']> = {
  more: '用时、旁观与公开',
  moreTime: '用时',
  timeHelp: '牌手需要做决定时计时，超时判负。',
  bank: '每位牌手的单局用时（分钟）',
  increment: '每回合后增加（秒）',
  turn: '单回合用时（秒）',
  grace: '允许离开（秒）',
  delay: {
    label: '旁观者观看对局',
    none: '实时',
    minutes_other: '延迟 {{count}} 分钟',
    turns_other: '延迟 {{count}} 个回合',
  },
  publication: {
    label: '比赛结束后',
    consent: '全体牌手同意后公开全部内容',
    open: '公开全部内容',
  },
  text: {
    all: '本联赛所有比赛：{{terms}}。',
    bank: '单局 {{minutes}} 分钟，每回合后加 {{plus}} 秒',
    turn: '单回合 {{seconds}} 秒',
    pick: '每次选择 {{seconds}} 秒，超时随机选择',
    grace: '最多离开 {{seconds}} 秒',
    delay: '旁观者{{delay}}观看',
    open: '结束后公开全部内容',
  },
};

export default messages;
