import type { Messages, Translation } from '../../i18n/messages.js';

const messages: Translation<Messages['account']> = {
  title: '账号',
  lead: '你以 {{login}} 登录。',
  logInFirst: '登录后查看你的账号',
  key: {
    title: '你使用密钥登录',
    text: '密钥没有对应的账号，因此没有密码，也没有需要在别处退出的登录。',
  },
  sessions: {
    title: '已登录的设备',
    hint: '如有不认识的登录，请将其退出并修改密码。',
    kind: { browser: '浏览器', tokens: '程序' },
    current: '本次登录',
    since: '登录于 {{since}}，最迟至 {{until}}',
    end: '退出',
    endOne: '退出 {{since}} 的登录',
    others: '退出其他所有登录',
    all: '退出所有登录（包括本次）',
    ended: '已退出。',
  },
  password: {
    title: '修改密码',
    hint: '其他所有登录都会退出。',
    current: '当前密码',
    next: '新密码',
    help: '至少 12 个字符。由多个词组成的密码更容易记住。',
    submit: '修改密码',
    done: '密码已修改。',
  },
};

export default messages;
