import type { Messages, Translation } from '../i18n/messages.js';

const messages: Translation<Messages['seats']> = {
  title: '座位 {{number}}',
  player: '牌手',
  deck: '卡组',
  team: '队伍',
  noDeck: '选择卡组',
  drafted: '轮抽所得卡组',
  draftedHelp: '仅在该牌手没有参加轮抽或中途退出时另选卡组。',
  stored: '该牌手的卡组',
  samples: '游戏自带卡组',
  none: '该牌手没有此赛制的卡组。',
  more: '增加一个座位',
  fewer: '移除最后一个座位',
  keys: {
    title: '牌手的密钥',
    hint: '牌手用密钥登录，在自己的手机或电脑上对局。每个密钥只显示一次。',
    make: '为 {{name}} 创建密钥',
    of: '{{name}} 的密钥',
    code: '{{name}} 登录用的二维码',
    scan: '{{name}} 扫描此码即可登录并对局。',
    loopback: '{{host}} 只在本设备上有效。请先用本设备在网络中的地址打开此页。',
    copyLink: '复制登录链接',
    copied: '已复制',
  },
  draft: {
    podSize: '每组人数上限',
    podSizeHelp: '4 至 8 人。分组数尽量少，各组人数至多相差一人。',
    pickSeconds: '每次选择的秒数',
    pickSecondsHelp: '时间用完后由系统随机代选。留空则不限时。',
    list: '轮抽所用牌表',
    listOfTerms: '赛事指定的牌表',
    noList: '轮抽所用的牌表不属于任何牌手。请先保存一份赛制为 {{format}} 的牌表。',
    storeList: '保存牌表',
  },
};

export default messages;
