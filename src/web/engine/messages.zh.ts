import type { Messages, Translation } from '../i18n/messages.js';

const messages: Translation<Messages['engine']> = {
  verify: '在浏览器中验证',
  again: '再次验证',
  about: '本页取得完整记录，重新计算哈希链，并用自带的引擎重新执行整局对局。服务器不参与其中。',
  fetching: '正在取得记录……',
  working: '第 {{done}} 个事件，共 {{events}} 个',
  sound: '验证通过：一切与记录相符',
  partly: '哈希链完好；未重新执行对局',
  differs_other: '{{count}} 处不符',
  chain: '哈希链',
  chainSound: '{{count}} 个事件，完整无缺，末尾为 {{head}}',
  chainOther: '最后一个事件为 {{head}}，而服务器给出 {{said}}',
  commitments: '随机性',
  commitmentsSound: '{{count}} 个秘密与抽第一张牌之前的承诺一致',
  executed: '重新执行',
  executedSound: '比较了 {{logs}} 份记录与 {{states}} 个状态',
  executedAcross: '比较了 {{positions}} 个局面：对局由另一版本 {{build}} 记录',
  engine: '本页的引擎',
  notExecuted: {
    hidden: '记录的一部分对你不可见。比赛公开后即可验证。',
    cards: '本页无法读取对局所用的卡牌，或服务中已没有这些卡牌。',
    rules: '对局所用规则与本页的规则不同。',
  },
  notAGame: '这不是一局对局的记录。',
  hidden: '你无权查看这局对局的全部内容，而只有完整的记录才能重新执行。对局结束且所有玩家公开比赛之后，人人都可以。',
  failed: '引擎无法完成：{{why}}',
  difference: {
    caption: '记录与计算结果不符之处',
    version: '事件',
    what: '内容',
    recorded: '记录',
    actual: '计算结果',
  },
  what: {
    chain: '事件的哈希',
    commitment: '承诺',
    'log-hash': '发生的事情',
    'state-hash': '状态',
    'position-hash': '局面',
    substitutions: '回退时交换的牌',
    outcome: '结果',
    rejected: '规则不允许',
  },
};

export default messages;
