import type { Messages, Translation } from '../i18n/messages.js';

const messages: Translation<Messages['people']> = {
  find: '按姓名查找',
  found: '找到的牌手',
  none: '没有叫这个名字的人。',
  hint: '请输入姓名开头。',
  chosen: '已选择 {{name}}',
  change: '重新选择',
  notChosen: '请输入姓名，然后从找到的牌手中选择。',
  register: '将“{{name}}”登记为新牌手',
};

export default messages;
