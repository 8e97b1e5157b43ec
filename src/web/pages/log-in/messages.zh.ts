import type { Messages, Translation } from '../../i18n/messages.js';

const messages: Translation<Messages['log-in']> = {
  title: '登录',
  lead: '公开内容无需登录。查看自己的手牌、轮抽以及工作人员的操作需要登录。',
  password: { title: '使用密码', login: '账号', password: '密码', submit: '登录', forgotten: '忘记密码？' },
  openId: { title: '使用所属机构', submit: '前往机构登录' },
  key: {
    title: '使用密钥',
    ofLink: '链接中已有密钥，按下按钮即可登录。',
    label: '密钥',
    help: '密钥由工作人员发放。管理员的第一个密钥显示在启动 Kifu 的终端里。',
    submit: '用此密钥登录',
  },
  nothing: '你尚未登录。',
  unknown: '登录未能完成。',
  again: '重试',
  refused: {
    'identity.login-failed': '账号或密码不正确。',
    'identity.login-throttled': '尝试次数过多，请稍后再试。',
    'identity.account-disabled': '该账号已停用，请联系工作人员。',
    'identity.account-ended': '该账号已到期，请联系工作人员。',
    'identity.oidc-refused': '机构登录已被取消或被拒绝。',
    'identity.oidc-login-unknown': '登录超过了十分钟、此前已完成，或是在另一个浏览器中开始的。',
    'identity.oidc-no-account': '机构认识你，但你在此没有账号，请联系工作人员。',
    'identity.oidc-unavailable': '机构登录没有回应，请稍后再试。',
    'quota.exhausted': '今天登录该账号的次数过多。',
    'identity.key-invalid': '没有这个密钥。请从 kifu_ 起完整复制。',
    'identity.key-revoked': '该密钥已被撤销，请索取新的密钥。',
    'identity.key-expired': '该密钥已过期，请索取新的密钥。',
  },
};

export default messages;
