import type { Translation } from '../../../i18n/messages.js';
import type english from './messages.en.js';

const messages: Translation<typeof english> = {
  title: '时间与地点',
  when: '时间',
  where: '地点',
  prizes: '奖品',
  about: '参赛须知',
  rounds: '各轮计划',
  round: '第 {{round}} 轮：',
  calendar: '日历（ICS）',
  form: '时间、地点与奖品',
  help: '时间按本设备的时区填写：{{zone}}。所有访客都能看到公布的内容。',
  name: '比赛名称',
  startsAt: '开始',
  endsAt: '结束',
  startOfRound: '第 {{round}} 轮开始',
  addRound: '再计划一轮',
  submit: '公布',
  done: '已公布。',
};

export default messages;
