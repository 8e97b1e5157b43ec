import type { Messages, Translation } from '../i18n/messages.js';

const messages: Translation<Messages['app']> = {
  skip: '跳到正文',
  menu: '菜单',
  language: '语言',
  theme: { label: '配色', system: '自动', light: '浅色', dark: '深色' },
  navigation: {
    label: '主导航',
    home: '首页',
    matches: '比赛',
    tournaments: '赛事',
    leagues: '联赛',
    record: '记录',
    statistics: '统计',
    cards: '卡牌',
    cases: '案件',
    admin: '管理',
  },
  more: '显示更多',
  embed: { title: '嵌入', help: '将以下代码粘贴到你的网页：' },
  chart: { table: '以表格显示数据' },
  account: { logIn: '登录', logOut: '退出', own: '账号' },
  footer: { docs: 'API', rights: '卡牌名称与数值归各出版方所有，说明文字均为本项目自行改写。' },
  loading: '正在加载……',
  retry: '重试',
  copyLink: '复制链接',
  copied: '已复制',
  form: { refused: '操作被拒绝。', optional: '（可不填）' },
  secret: {
    once: '仅此一次显示，请妥善保管，勿让他人看到。',
    copy: '复制',
    copied: '已复制',
    close: '我已保存',
  },
  newer: {
    text: '页面已有新版本。请先完成正在输入的内容，再载入新版本。',
    load: '载入新版本',
  },
  failed: {
    title: '操作未成功',
    offline: '服务没有响应。请检查网络后重试。',
    unknown: '页面出了问题。已记录的内容没有丢失。',
    reference: '编号：{{id}}',
  },
  missing: { title: '没有这个页面', text: '链接有误，或者内容不在这里。', home: '回到首页' },
  problem: {
    forbidden: '你无权查看。请以有权限的身份登录。',
    loggedOut: '你尚未登录或已退出登录，请登录后继续。',
    missing: '这里没有该内容，或者你无权得知。',
    busy: '服务繁忙，请稍后再试。',
  },
};

export default messages;
