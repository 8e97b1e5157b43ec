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
  },
  policy: '积分与破同分规则：{{title}}。',
  by: { sum: '以下各项之和：', mean: '以下各项的平均：', ratio: '以下各项之比：', chain: '逐项比较：' },
  floored: '取下限前为 {{raw}}',
};

export default messages;
