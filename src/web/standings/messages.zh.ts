import type { Messages, Translation } from '../i18n/messages.js';

const messages: Translation<Messages['standings']> = {
  measure: {
    'match-points': { short: '积分', long: '比赛积分' },
    'opponents-match-win': { short: 'OMW', long: '对手场胜率' },
    'game-win': { short: 'GW', long: '局胜率' },
    'opponents-game-win': { short: 'OGW', long: '对手局胜率' },
    'opponents-points': { short: '对手分', long: '对手积分平均值' },
    'sonneborn-berger': { short: 'SB', long: '索伯分' },
    cumulative: { short: '累进', long: '累进分' },
    buchholz: { short: 'BH', long: '布氏分（对手分）' },
    'buchholz-cut-1': { short: 'BH-C1', long: '布氏分（去掉一个最低分）' },
    'median-buchholz': { short: 'BH-M1', long: '中间布氏分' },
    'fide-sonneborn-berger': { short: 'SB', long: '索伯分（FIDE）' },
    progressive: { short: 'PS', long: '累进积分' },
    wins: { short: '胜场', long: '胜场数' },
    'games-with-black': { short: 'BPG', long: '执黑局数' },
    koya: { short: 'KS', long: '科亚分：对得分过半对手的得分' },
    'average-rating': { short: 'ARO', long: '对手平均等级分' },
    'direct-encounter': { short: 'DE', long: '直接交锋：领先的同分牌手数' },
  },
  policy: '积分与破同分规则：{{title}}。',
  by: {
    sum: '以下各项之和：',
    mean: '以下各项的平均：',
    ratio: '以下各项之比：',
    chain: '逐项比较：',
    count: '以下各项的数目：',
    encounter: '同分牌手之间的对局：',
  },
  floored: '取下限前为 {{raw}}',
  from: '取自 {{raw}}',
};

export default messages;
