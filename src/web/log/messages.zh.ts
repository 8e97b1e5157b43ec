import type { Messages, Translation } from '../i18n/messages.js';

const messages: Translation<Messages['log']> = {
  title: '对局记录',
  setup: '准备',
  turn: '第 {{number}} 回合 · {{player}}',
  turnBefore: '上一回合',
  turnAfter: '下一回合',
  goTo: '跳到第 {{n}} 步',
  nothing: '这一步没有日志条目。',
  history: '本局中的经过',
  rules: '规则',
  rule_other: '规则 {{rule}} 等，共 {{count}} 条',
};

export default messages;
