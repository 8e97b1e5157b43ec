import type { Messages, Translation } from '../../../i18n/messages.js';

const messages: Translation<Messages['drafts']> = {
  pods: {
    caption: '轮抽分组',
    pod: '第 {{pod}} 组',
    running: '轮抽中',
    noMatch: '轮抽对局尚未建立',
    onPaper: '纸面轮抽中',
    over: '轮抽已结束',
    ended: '由工作人员结束',
    match: '打开第 {{pod}} 组的轮抽',
    matchShort: '轮抽',
    noDeck: '没有卡组',
  },
  clock: {
    label: '选择剩余时间',
    choosing_other: '{{count}} 位牌手正在选择',
    stopped: '计时已暂停。',
    stop: '暂停第 {{pod}} 组的计时',
    resume: '恢复第 {{pod}} 组的计时',
  },
  own: {
    seat: '第 {{pod}} 组，座位 {{seat}}',
    with: '同组牌手：',
    match: '前往您的轮抽',
    waiting: '您所在小组的轮抽正在准备。',
    onPaper: '您所在小组在纸面轮抽。',
    over: '您所在小组的轮抽已结束。',
    noDeck: '轮抽没有为您产生卡组。请联系工作人员。',
  },
  desk: {
    title: '轮抽',
    end: '结束第 {{pod}} 组的轮抽',
    endHelp: '用于已在纸面完成轮抽或超时的小组。若对局在此记录，该组牌手的卡组须由工作人员指定。',
    reason: '原因',
    without: '没有卡组的牌手',
    withoutHelp: '请为每位牌手指定赛制为 {{format}} 的卡组，或在下方名单中让其退赛。',
    nameDeck: '指定 {{name}} 的卡组',
    deck: '卡组',
    reopen: '重新开放误结束的轮抽',
    reopenHelp: '在轮抽由其对局或工作人员再次结束之前，该组牌手没有卡组。该组的对局须仍在进行。',
    reopenSubmit: '重新开放轮抽',
    pod: '小组',
    none: '还没有这样的卡组。',
  },
};

export default messages;
