import type { Messages, Translation } from '../i18n/messages.js';

const messages: Translation<Messages['webhooks']> = {
  create: '事件发生时通知我',
  createHint: '系统会将公开事件签名后发送到你的地址。',
  url: '地址',
  urlHelp: '公网上的 https 地址。',
  kinds: '哪些事件',
  submit: '添加 Webhook',
  created: 'Webhook 已创建。',
  secret: '用于签名的密钥',
  list: 'Webhook',
  none: '还没有 Webhook。',
  ofLeague: '仅限一个联赛',
  ofAll: '整个系统',
  on: '启用',
  off: '停用：{{why}}',
  failing: '自 {{moment}} 起失败',
  switchOff: '停用',
  switchOn: '启用',
  end: '删除',
  endSure: '连同发送记录一并删除？',
  replay: '全部重新发送',
  replayed: '正在重新发送过往事件。',
  deliveries: '发送记录',
  noDeliveries: '尚未发送任何内容。',
  column: { event: '事件', status: '状态', attempts: '尝试次数', answer: '应答', at: '时间' },
  status: { pending: '等待中', delivered: '已送达', failed: '失败' },
};

export default messages;
