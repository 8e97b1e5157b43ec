import type { Messages, Translation } from '../../../i18n/messages.js';

const messages: Translation<Messages['dutch-system']> = {
  group_other: '{{points}} 分组',
  movedDown: '来自更高分组：{{players}}',
  leaving: '降入更低分组或轮空：{{players}}',
  odd: '人数为奇数：必须有一名牌手离开本组。',
  unmet: '{{rule}}，{{times}} 次：{{text}}',
  criterion: {
    C6: '牌手在本组没有对手',
    C7: '来自高分组的牌手在本组没有对手',
    C8: '牌手在下一组没有对手',
    C9: '轮空牌手未赛的轮次',
    C10: '领先者或其对手一方比另一方多三次',
    C11: '领先者或其对手连续第三次同一方',
    C12: '牌手未得到应得的一方',
    C13: '牌手未得到强烈应得的一方',
    C14: '牌手继上一轮后再次下降',
    C15: '牌手继上一轮后再次对阵高分组',
    C16: '牌手隔一轮后再次下降',
    C17: '牌手隔一轮后再次对阵高分组',
    C18: '来自高分组的牌手继上一轮后再次下降',
    C19: '上一轮对阵高分组的牌手再遇高分对手',
    C20: '来自高分组的牌手隔一轮后再次下降',
    C21: '两轮前对阵高分组的牌手再遇高分对手',
  },
  isFirst: '本桌先手',
  isSecond: '本桌后手',
  due: { first: '应为先手（{{strength}}）', second: '应为后手（{{strength}}）' },
  strength: { absolute: '绝对', strong: '强', mild: '弱', none: '无' },
  rule: {
    E1: '双方都得到应得的一方。',
    E2: '应得程度更强的牌手得到该方。',
    E3: '双方与最近一次不同方的轮次互换。',
    E4: '排名靠前的牌手得到应得的一方。',
    E5: '首次对局前由配对号和抽签决定。',
  },
};

export default messages;
