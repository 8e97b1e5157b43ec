import type { Messages, Translation } from '../../i18n/messages.js';

const messages: Translation<Messages['leagues']> = {
  title: '联赛',
  lead: '积分表直接由对局记录得出，每个数字都说明来由。',
  none: { title: '还没有联赛', text: '主办方创建的联赛会列在这里。' },
  bestOf: '{{count}} 局制',
  found: '创建联赛',
};

export default messages;
