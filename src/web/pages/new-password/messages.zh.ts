import type { Messages, Translation } from '../../i18n/messages.js';

const messages: Translation<Messages['new-password']> = {
  title: '设置新密码',
  lead: 'Kifu 不发送邮件。请联系联赛或本服务的工作人员：他们会给你一个令牌，一小时内可使用一次。',
  form: '使用你收到的令牌',
  token: '令牌',
  tokenHelp: '请完整复制：以 kifu_reset_ 开头。',
  password: '新密码',
  passwordHelp: '至少 12 个字符。由多个词组成的密码更容易记住。',
  submit: '设置密码',
  done: '密码已设置',
  ended: '此前的所有登录都已退出。',
  logIn: '登录',
};

export default messages;
